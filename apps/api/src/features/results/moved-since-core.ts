import { coreItems } from '@individua/instrument/items/core'
import type { Profile } from '@individua/instrument/profile'
import type { Answer } from '@individua/instrument/scoring/answers'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { type WhatMoved, whatMoved } from '@individua/instrument/scoring/what-moved'

const coreIds = new Set(coreItems.map(({ id }) => id))

/**
 * What the answers beyond the ten core ones moved. The ten are scored anew, so that both profiles come
 * from one version of the instrument: the stored result may be older.
 */
export function movedSinceCore(answers: readonly Answer[], profile: Profile): WhatMoved {
  return whatMoved(scoreAnswers(answers.filter(({ itemId }) => coreIds.has(itemId))), profile)
}
