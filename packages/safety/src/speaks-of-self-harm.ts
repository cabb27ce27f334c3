import { readModel, scoreOf } from './classifier/linear-model.ts'
import { partsOf } from './classifier/parts-of-text.ts'
import { selfHarmFeatures } from './classifier/self-harm-features.ts'
import type { Features } from './classifier/text-features.ts'
import { isDirectSelfHarm } from './phrases/direct-self-harm.ts'
import stored from './weights/self-harm.json' with { type: 'json' }

/** Whose harm a text speaks of: the writer's own, or that of a person the writer worries about. */
export type SelfHarmSubject = 'self' | 'other'

const danger = readModel(stored.danger)
const other = readModel(stored.other)

/**
 * True when a text speaks of the writer harming or killing themselves. The caller then shows help and
 * neither scores nor interprets the text.
 *
 * @param text in any language and spelling; case, diacritics and punctuation do not matter
 */
export function speaksOfSelfHarm(text: string): boolean {
  return selfHarmIn(text) === 'self'
}

/**
 * Whose self-harm a text speaks of, if it does. A direct phrase decides alone; a classifier reads the
 * rest, part by part, in English, Slovak, Czech and German.
 */
export function selfHarmIn(text: string): SelfHarmSubject | null {
  if (isDirectSelfHarm(text)) return 'self'
  const found = scoresOf(text).filter(({ score }) => score > 0)
  if (found.length === 0) return null
  return found.some(({ features }) => scoreOf(other, features) <= 0) ? 'self' : 'other'
}

/** True when a text may speak of self-harm. */
export function isDoubtful(text: string): boolean {
  return isDirectSelfHarm(text) || scoresOf(text).some(({ score }) => score > stored.doubt)
}

function scoresOf(text: string): { score: number; features: Features }[] {
  return partsOf(text).map((part) => {
    const features = selfHarmFeatures(part)
    return { score: scoreOf(danger, features), features }
  })
}
