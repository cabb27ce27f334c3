import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type account from '@individua/locales/en/account.json'
import type advancedAssessment from '@individua/locales/en/advanced-assessment.json'
import type app from '@individua/locales/en/app.json'
import type archetypes from '@individua/locales/en/archetypes.json'
import type assessment from '@individua/locales/en/assessment.json'
import type chat from '@individua/locales/en/chat.json'
import type emails from '@individua/locales/en/emails.json'
import type errors from '@individua/locales/en/errors.json'
import type jungianProfile from '@individua/locales/en/jungian-profile.json'
import type landing from '@individua/locales/en/landing.json'
import type legal from '@individua/locales/en/legal.json'
import type payments from '@individua/locales/en/payments.json'
import type results from '@individua/locales/en/results.json'
import type session from '@individua/locales/en/session.json'

interface AllTexts {
  account: typeof account
  'advanced-assessment': typeof advancedAssessment
  app: typeof app
  archetypes: typeof archetypes
  assessment: typeof assessment
  chat: typeof chat
  emails: typeof emails
  errors: typeof errors
  'jungian-profile': typeof jungianProfile
  landing: typeof landing
  legal: typeof legal
  payments: typeof payments
  results: typeof results
  session: typeof session
}

export type Language = 'en' | 'sk' | 'de'
export const languages: Language[] = ['en', 'sk', 'de']
const namespaces = [
  'account',
  'advanced-assessment',
  'app',
  'archetypes',
  'assessment',
  'chat',
  'emails',
  'errors',
  'jungian-profile',
  'landing',
  'legal',
  'payments',
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

/** Spreads the journeys over the languages; the same title has the same one in every run. */
export function languageOf(title: string): Language {
  const [digit = 0] = createHash('sha256').update(title).digest()
  return languages[digit % languages.length] ?? 'en'
}
