import { readFileSync } from 'node:fs'
import type account from '../packages/locales/en/account.json'
import type advanced from '../packages/locales/en/advanced.json'
import type app from '../packages/locales/en/app.json'
import type archetypes from '../packages/locales/en/archetypes.json'
import type assessment from '../packages/locales/en/assessment.json'
import type chat from '../packages/locales/en/chat.json'
import type emails from '../packages/locales/en/emails.json'
import type errors from '../packages/locales/en/errors.json'
import type jungian from '../packages/locales/en/jungian.json'
import type landing from '../packages/locales/en/landing.json'
import type legal from '../packages/locales/en/legal.json'
import type payment from '../packages/locales/en/payment.json'
import type results from '../packages/locales/en/results.json'
import type session from '../packages/locales/en/session.json'

interface AllTexts {
  account: typeof account
  advanced: typeof advanced
  app: typeof app
  archetypes: typeof archetypes
  assessment: typeof assessment
  chat: typeof chat
  emails: typeof emails
  errors: typeof errors
  jungian: typeof jungian
  landing: typeof landing
  legal: typeof legal
  payment: typeof payment
  results: typeof results
  session: typeof session
}

export type Language = 'en' | 'sk' | 'de'
export const languages: Language[] = ['en', 'sk', 'de']
const namespaces = [
  'account',
  'advanced',
  'app',
  'archetypes',
  'assessment',
  'chat',
  'emails',
  'errors',
  'jungian',
  'landing',
  'legal',
  'payment',
  'results',
  'session',
]

/** Everything the product says in a language. */
export function textsOf(language: Language): AllTexts {
  return JSON.parse(
    `{${namespaces.map((name) => `"${name}":${readText(language, name)}`).join(',')}}`,
  )
}

function readText(language: Language, namespace: string): string {
  const path = `../packages/locales/${language}/${namespace}.json`
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => String(values[name] ?? slot))

export const pathIn = (language: Language, path: string) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
