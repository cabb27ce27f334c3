import type { Texts } from './translate.ts'

const files = import.meta.glob<Texts>(
  '../../../../packages/locales/{en,sk,de}/{account,app,errors,landing,session,legal,assessment,results,method,advanced-assessment,payments,jungian-profile,chat,archetypes,archetypes-*}.json',
  { import: 'default', eager: true },
)

export function readTexts(language: string, namespace: string): Texts {
  const texts = files[`../../../../packages/locales/${language}/${namespace}.json`]
  if (!texts) throw new Error(`no texts for ${language}/${namespace}`)
  return texts
}
