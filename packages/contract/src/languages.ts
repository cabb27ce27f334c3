/**
 * Languages of the interface, the errors and the mails; the first is the default and the fallback.
 * Questions and reports exist in the instrument's languages, which `contentLanguage` chooses from.
 */
export const languages = ['en', 'sk', 'de'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage = 'en' satisfies Language

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  sk: 'Slovenčina',
  de: 'Deutsch',
}

/** As Open Graph writes them. */
export const openGraphLocales: { readonly [Name in Language]: `${Name}_${string}` } = {
  en: 'en_GB',
  sk: 'sk_SK',
  de: 'de_DE',
}

/** Prefixes that are recognised though they have no texts: their pages are in English. */
const untranslatedPrefixes = ['fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs'] as const

export type LanguagePrefix =
  | Exclude<Language, typeof defaultLanguage>
  | (typeof untranslatedPrefixes)[number]

/** First path segments that are read as a language: every language but the default, and more. */
export const languagePrefixes: readonly LanguagePrefix[] = [
  ...new Set([
    ...languages.filter((language) => language !== defaultLanguage),
    ...untranslatedPrefixes,
  ]),
]

/** Whether a text names a language of the interface. */
export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value)
}

/** Whether a path segment is read as a language, with or without texts. */
export function isLanguagePrefix(value: string | undefined): value is LanguagePrefix {
  return languagePrefixes.some((prefix) => prefix === value)
}
