import type { Language } from '@individua/contract/languages'
import type { Texts } from './translate.ts'

// One lazy chunk per text file. Texts that only the API reads stay out of the browser.
const loaders = import.meta.glob<Texts>(
  ['../../../../packages/locales/*/*.json', '!../../../../packages/locales/*/{emails,pdf}.json'],
  { import: 'default' },
)

const errorTexts: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('virtual:error-texts/en'),
  sk: () => import('virtual:error-texts/sk'),
  de: () => import('virtual:error-texts/de'),
}

export async function loadTexts(language: Language, namespace: string): Promise<Texts> {
  if (namespace === 'errors') return (await errorTexts[language]()).default
  const load = loaders[`../../../../packages/locales/${language}/${namespace}.json`]
  if (!load) throw new Error(`packages/locales/${language}/${namespace}.json is missing`)
  return load()
}
