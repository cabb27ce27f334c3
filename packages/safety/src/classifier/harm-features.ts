import { type Column, ConceptLexicon } from './concept-lexicon.ts'
import { concepts } from './concepts.ts'
import { harmConcepts } from './harm-concepts.ts'
import { type Features, featuresOf, wordsOf } from './text-features.ts'

/** Languages in which a model words texts. */
export type HarmLanguage = 'en' | 'sk' | 'de'

const columns: Readonly<Record<HarmLanguage, Column>> = { en: 0, sk: 1, de: 2 }
const lexicon = new ConceptLexicon(concepts, harmConcepts)

/** What the classifiers read of a model's sentence. */
export function harmFeatures(sentence: string, language: HarmLanguage): Features {
  const marks = /\?\s*$/.test(sentence) ? ['question'] : []
  return featuresOf(wordsOf(sentence), columns[language], lexicon, marks)
}
