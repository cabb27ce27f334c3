import { coreItems } from '@individua/instrument/items/core'
import type { LikertAnswer } from '@individua/instrument/scoring/answers'
import { createRandom } from '@individua/instrument/scoring/random'

/** Answers to the ten core items, each value equally likely; equal seeds give equal answers. */
export function drawCoreAnswers(seed: number): readonly LikertAnswer[] {
  const random = createRandom(seed)
  return coreItems.map(({ id }) => ({
    kind: 'likert',
    itemId: id,
    value: 1 + Math.floor(5 * random()),
  }))
}
