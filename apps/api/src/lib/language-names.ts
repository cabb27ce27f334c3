import type { Language } from '@individua/contract/languages'

/** As prompts call them. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  sk: 'Slovak',
  de: 'German',
}
