/** Languages the product has texts for; the first is the default and the fallback. */
export const languages = ['en', 'sk', 'de'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

/** First path segments read as a language; those without texts show English under their prefix. */
export const languagePrefixes = ['sk', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs'] as const
export type LanguagePrefix = (typeof languagePrefixes)[number]

export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value)
}

export function isLanguagePrefix(value: string | undefined): value is LanguagePrefix {
  return languagePrefixes.some((prefix) => prefix === value)
}
