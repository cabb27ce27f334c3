import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { shownErrorTexts } from '@individua/contract/errors'
import { type Language, languages } from '@individua/contract/languages'
import { localizePath } from '@individua/contract/paths'
import type emails from '@individua/locales/en/emails.json'
import type practiceCheckout from '@individua/locales/en/practice-checkout.json'
import { tieLetters } from '@individua/report/texts/tie-letters'
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
  const all: AllTexts = JSON.parse(`{${texts.join(',')}}`)
  const { emails, 'practice-checkout': practiceCheckout, ...shown } = all
  return { ...asShown(language, shown), emails, 'practice-checkout': practiceCheckout }
}

/** Screens tie lone Slovak letters to the next word. */
export const asShown = <Texts extends object>(language: Language, texts: Texts) =>
  language === 'sk' ? tieLetters(texts) : texts

export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => String(values[name] ?? slot))

export const pathIn = (language: Language, path: string) => localizePath(path, language)

/** Spreads the journeys over the languages; the same title has the same one in every run. */
export function languageOf(title: string): Language {
  const [digit = 0] = createHash('sha256').update(title).digest()
  return languages[digit % languages.length] ?? 'en'
}
