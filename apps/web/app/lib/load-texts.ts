import type { Texts } from './translate.ts'

const loaders = import.meta.glob<Texts>(
  '../../../../packages/locales/{en,sk,de}/{account,app,errors,landing,session,legal,assessment,results,method,advanced-assessment,payments,jungian-profile,chat,archetypes,archetypes-*}.json',
  { import: 'default' },
)

export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const load = loaders[`../../../../packages/locales/${language}/${namespace}.json`]
  if (!load) throw new Error(`no texts for ${language}/${namespace}`)
  return load()
}
