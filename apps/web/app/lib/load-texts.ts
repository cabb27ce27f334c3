import type { Texts } from './translate.ts'

// One lazy chunk per text file. Texts that only the API reads stay out of the browser.
const loaders = import.meta.glob<Texts>(
  ['../../../../packages/locales/*/*.json', '!../../../../packages/locales/*/{emails,pdf}.json'],
  { import: 'default' },
)

export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const load = loaders[`../../../../packages/locales/${language}/${namespace}.json`]
  if (!load) throw new Error(`packages/locales/${language}/${namespace}.json is missing`)
  return load()
}
