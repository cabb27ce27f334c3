import { ConceptLexicon } from './concept-lexicon.ts'
import { concepts } from './concepts.ts'
import { type Features, featuresOf, wordsOf } from './text-features.ts'

const lexicon = new ConceptLexicon(concepts)

/** What the classifiers read of a part of what people write, in whatever language it is. */
export function selfHarmFeatures(part: string): Features {
  const words = wordsOf(part)
  return featuresOf(words, lexicon.columnOf(words), lexicon)
}
