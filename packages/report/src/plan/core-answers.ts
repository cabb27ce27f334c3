import { coreItems } from '@individua/instrument/items/core'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import type { RatedAnswer } from './plan-life.ts'

/** The answers to the ten core statements; null where one is missing. */
export function coreAnswersOf(answers: readonly GivenAnswer[]): readonly RatedAnswer[] | null {
  const core = coreItems.flatMap(({ id }) => {
    const answer = answers.find(({ itemId }) => itemId === id)
    return answer?.kind === 'likert' ? [answer] : []
  })
  return core.length === coreItems.length ? core : null
}
