import { coreItems } from '@individua/instrument/items/core'
import type { Profile } from '@individua/instrument/profile'
import type { Answer } from '@individua/instrument/scoring/answers'
import type { ParameterSet } from '@individua/instrument/scoring/parameter-set'
import { scoreOccasions } from '@individua/instrument/scoring/score-answers'
import { type WhatMoved, whatMoved } from '@individua/instrument/scoring/what-moved'
import type { StoredChange } from '../../db/schema/results.ts'
import { type PooledForm, toOccasions } from '../pooled-answers/pooled-form.service.ts'
import { changeSince } from './change-since.ts'

/** Scores, and what the newest answers moved in them. */
export interface ScoredPool {
  profile: Profile
  /** Of the answers given before; null where these could not be scored. */
  previous: Profile | null
  /** Null where nothing could be scored before. */
  moved: WhatMoved | null
  /** Against the occasion before; null where this is no second one. */
  change: StoredChange | null
}

/**
 * Scores all answers that count together, and compares with those that had been given before. Both
 * profiles come from one version of the parameters: the stored result may be older.
 * @param assessmentId whose answers are the new ones
 */
export function scorePooled(
  form: PooledForm,
  assessmentId: string,
  parameters: ParameterSet,
): ScoredPool {
  const profile = scoreOccasions(toOccasions(form), parameters)
  const before = toOccasions({
    ...form,
    occasions: form.occasions.filter((occasion) => occasion.assessmentId !== assessmentId),
  })
  const previous = holdsCore(before) ? scoreOccasions(before, parameters) : null
  const moved = previous && whatMoved(previous, profile)
  return { profile, previous, moved, change: changeSince(form, assessmentId, parameters) }
}

/** Whether each core question is answered. */
export function holdsCore(occasions: readonly (readonly Answer[])[]): boolean {
  const answered = new Set(occasions.flat().map(({ itemId }) => itemId))
  return coreItems.every(({ id }) => answered.has(id))
}
