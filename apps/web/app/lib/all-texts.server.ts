import type { Texts } from './translate.ts'

const files = import.meta.glob<Texts>('../../../../packages/locales/*/*.json', {
  import: 'default',
  eager: true,
})

export function readTexts(language: string, namespace: string): Texts {
  const texts = files[`../../../../packages/locales/${language}/${namespace}.json`]
  if (!texts) throw new Error(`packages/locales/${language}/${namespace}.json is missing`)
  return texts
}
