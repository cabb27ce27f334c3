import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { shownErrorTexts } from '@individua/contract/errors'
import { type Language, languages } from '@individua/contract/languages'
import { localizePath } from '@individua/contract/paths'
import type emails from '@individua/locales/en/emails.json'
import type practiceCheckout from '@individua/locales/en/practice-checkout.json'
import type { TextsOf } from '../apps/web/app/lib/text-namespaces.ts'

export { type Language, languages }

type AllTexts = TextsOf & {
  emails: typeof emails
  'practice-checkout': typeof practiceCheckout
}

const known = new Map<Language, AllTexts>()

/** Everything the product says in a language. */
export function textsOf(language: Language): AllTexts {
  const texts = known.get(language) ?? readTexts(language)
  known.set(language, texts)
  return texts
}

function readTexts(language: Language): AllTexts {
  const folder = new URL(`../packages/locales/${language}/`, import.meta.url)
  const texts = readdirSync(folder).map(
    (file) => `"${file.replace('.json', '')}":${readFileSync(new URL(file, folder), 'utf8')}`,
  )
  texts.push(`"errors":${JSON.stringify(shownErrorTexts(language))}`)
  return JSON.parse(`{${texts.join(',')}}`)
}

export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => String(values[name] ?? slot))

export const pathIn = (language: Language, path: string) => localizePath(path, language)

/** Spreads the journeys over the languages; the same title has the same one in every run. */
export function languageOf(title: string): Language {
  const [digit = 0] = createHash('sha256').update(title).digest()
  return languages[digit % languages.length] ?? 'en'
}
