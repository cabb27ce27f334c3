/**
 * Languages of the interface, the errors and the mails; the first is the default and the fallback.
 * Questions and reports exist in the instrument's languages, which `contentLanguage` chooses from.
 */
export const languages = ['en', 'sk', 'de'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  sk: 'Slovenčina',
  de: 'Deutsch',
}

/** As Open Graph writes them. */
export const openGraphLocales: Readonly<Record<Language, string>> = {
  en: 'en_GB',
  sk: 'sk_SK',
  de: 'de_DE',
}

/** First path segments read as a language; those without texts show English under their prefix. */
export const languagePrefixes = ['sk', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs'] as const
export type LanguagePrefix = (typeof languagePrefixes)[number]

export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value)
}

export function isLanguagePrefix(value: string | undefined): value is LanguagePrefix {
  return languagePrefixes.some((prefix) => prefix === value)
}
