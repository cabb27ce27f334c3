import type { Language } from '@individua/contract/languages'
import { errorTextsIn } from './error-texts.server.ts'
import type { Texts } from './translate.ts'

const files = import.meta.glob<Texts>('../../../../packages/locales/*/*.json', {
  import: 'default',
  eager: true,
})

export function readTexts(language: Language, namespace: string): Texts {
  if (namespace === 'errors') return errorTextsIn(language)
  const texts = files[`../../../../packages/locales/${language}/${namespace}.json`]
  if (!texts) throw new Error(`packages/locales/${language}/${namespace}.json is missing`)
  return texts
}
