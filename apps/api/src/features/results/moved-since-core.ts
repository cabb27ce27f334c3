import { coreItems } from '@individua/instrument/items/core'
import type { Profile } from '@individua/instrument/profile'
import type { Answer } from '@individua/instrument/scoring/answers'
import type { ParameterSet } from '@individua/instrument/scoring/parameter-set'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { type WhatMoved, whatMoved } from '@individua/instrument/scoring/what-moved'

const coreIds = new Set(coreItems.map(({ id }) => id))

/**
 * What the answers beyond the ten core ones moved. The ten are scored anew, so that both profiles come
 * from one version of the parameters: the stored result may be older.
 */
export function movedSinceCore(
  answers: readonly Answer[],
  profile: Profile,
  parameters: ParameterSet,
): WhatMoved {
  const core = answers.filter(({ itemId }) => coreIds.has(itemId))
  return whatMoved(scoreAnswers(core, { parameters }), profile)
}
