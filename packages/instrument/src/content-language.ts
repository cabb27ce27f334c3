import { type Language, languages } from './dimensions.ts'

/** A language that items and report texts exist in; the interface may have more. */
export type ContentLanguage = Language

/** The language of questions, report and chat for a reader of the interface in `language`. */
export function contentLanguage(language: string): ContentLanguage {
  return languages.find((known) => known === language) ?? 'en'
}
