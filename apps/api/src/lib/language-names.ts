import type { ContentLanguage } from '@individua/instrument/content-language'

/** As prompts call them. */
export const languageNames: Readonly<Record<ContentLanguage, string>> = {
  en: 'English',
  sk: 'Slovak',
  de: 'German',
}
