import { limits } from '@individua/contract/limits'
import type { Step } from '@individua/contract/questions'
import { questionCounts } from '@individua/instrument/choice/question-counts'
import type { UserContext } from '../../lib/context.ts'
import { before, day } from '../../lib/durations.ts'
import {
  findAskedQuestions,
  findNewestFinished,
  type NewQuestion,
} from './advanced-assessment.queries.ts'

/**
 * The questions of a step as they were asked on an earlier occasion: four weeks after it the same form
 * is answered again, because only the same questions can show a change.
 *
 * @param asked where the answers go, and how many questions it has already
 * @returns undefined where the questions are to be chosen
 */
export async function questionsAgain(
  { db, user, now }: UserContext,
  asked: { assessmentId: string; count: number },
  step: Step,
): Promise<NewQuestion[] | undefined> {
  const finished = await findNewestFinished(db, user.id)
  const apart = limits.secondOccasionAfterDays * day
  if (!finished || finished.submittedAt > before(now(), apart)) return undefined
  const questions = await findAskedQuestions(db, finished.id)
  const ofStep = questions.filter((question) => question.step === step && question.value !== null)
  return ofStep.map(({ itemId, shownOptionIds, engine, wording }, index) => ({
    assessmentId: asked.assessmentId,
    itemId,
    shownOptionIds,
    engine,
    wording,
    step,
    position: asked.count + index,
    // They were chosen late, and are not chosen anew.
    choiceRound: step === 2 && index >= questionCounts.opening ? 2 : 1,
  }))
}
