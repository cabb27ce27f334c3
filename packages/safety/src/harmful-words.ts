import { type HarmLanguage, harmFeatures } from './classifier/harm-features.ts'
import { readModel, scoreOf } from './classifier/linear-model.ts'
import type { Features } from './classifier/text-features.ts'
import { type FoundHarm, harmPhrasesIn } from './harm-phrases.ts'
import { plainText, sentencesIn } from './normalize.ts'
import type { HarmKind } from './phrases/harm.ts'
import stored from './weights/harm.json' with { type: 'json' }

const harm = readModel(stored.harm)
const kinds = Object.entries(stored.kinds).map(([kind, model]) => ({
  kind: kind as HarmKind,
  model: readModel(model),
}))

/**
 * What in a model's words may hurt, insult, diagnose or advise a reader, or lead them elsewhere.
 * Contact details and phrases that no text for a reader needs decide alone; a classifier reads every
 * sentence for the rest. "I cannot diagnose; a doctor can" passes.
 */
export function findHarm(text: string, language: HarmLanguage): FoundHarm[] {
  const found = harmPhrasesIn(text, language)
  return [...found, ...sentencesIn(text).flatMap((sentence) => harmInSentence(sentence, language))]
}

function harmInSentence(sentence: string, language: HarmLanguage): FoundHarm[] {
  const features = harmFeatures(sentence, language)
  if (scoreOf(harm, features) <= 0) return []
  return [{ kind: kindOf(features), words: plainText(sentence) }]
}

function kindOf(features: Features): HarmKind {
  const scores = kinds.map(({ model }) => scoreOf(model, features))
  return kinds[scores.indexOf(Math.max(...scores))]?.kind ?? 'harm'
}
