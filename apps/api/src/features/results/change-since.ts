import type { Answer } from '@individua/instrument/scoring/answers'
import type { ParameterSet } from '@individua/instrument/scoring/parameter-set'
import { changeBetween } from '@individua/instrument/scoring/reliable-change'
import { scoreOccasions } from '@individua/instrument/scoring/score-answers'
import type { StoredChange } from '../../db/schema/results.ts'
import type { PoolEntry } from '../pooled-answers/pool.service.ts'
import { type PooledForm, toOccasions } from '../pooled-answers/pooled-form.service.ts'

/**
 * How the newest occasion of a form differs from the one before, where the answers of this assessment
 * completed it. Of advanced assessments each occasion has core answers of its own: shared ones would
 * hide a change.
 */
export function changeSince(
  form: PooledForm,
  assessmentId: string,
  parameters: ParameterSet,
): StoredChange | null {
  const { basic, advanced } = form
  const [before, after] = lastTwo(advanced.at(-1)?.id === assessmentId ? advanced : basic)
  if (!before || after?.id !== assessmentId) return null
  const hasSharedCore = before.basicAssessmentId === after.basicAssessmentId
  if (before.basicAssessmentId !== null && hasSharedCore) return null
  const [first, second] = [answersOf(form, before), answersOf(form, after)]
  return {
    ...changeBetween(scoreOccasions(first, parameters), scoreOccasions(second, parameters)),
    firstAt: before.answeredAt.toISOString(),
    secondAt: after.answeredAt.toISOString(),
  }
}

const lastTwo = (entries: readonly PoolEntry[]) => [entries.at(-2), entries.at(-1)] as const

/** The answers of one assessment, with those it goes on from. */
function answersOf(form: PooledForm, { id, basicAssessmentId }: PoolEntry): Answer[][] {
  const ids = [basicAssessmentId, id]
  return toOccasions({
    ...form,
    occasions: form.occasions.filter(({ assessmentId }) => ids.includes(assessmentId)),
  })
}
