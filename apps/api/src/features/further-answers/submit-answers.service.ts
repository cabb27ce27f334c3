import {
  type AdvancedAnswersBody,
  likertAnswer,
  type StepAccepted,
} from '@individua/contract/answers'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import { submitStep } from '../advanced-assessment/advanced-answers.service.ts'
import { kindOfForm } from '../advanced-assessment/further-form.service.ts'
import { answerDaily } from './daily.service.ts'
import { submitLot } from './lots.service.ts'

/**
 * Stores answers by the form that asked the first question: a step of the advanced assessment, ten
 * further questions, or the question of the day.
 *
 * @throws AppError as `submitStep`, `submitLot` and `answerDaily` do
 */
export async function submitAnswers(
  ctx: UserContext,
  body: AdvancedAnswersBody,
): Promise<StepAccepted> {
  const { uid, answers } = body
  const [first] = answers
  const kind = first && (await kindOfForm(ctx, first.questionUuid))
  if (kind === 'lot') {
    const { accepted, resultId, answerCount } = await submitLot(ctx, body)
    return { accepted, nextStep: null, resultId, answerCount }
  }
  if (kind === 'daily') {
    const answer = likertAnswer.safeParse(first?.answer)
    if (!first || !answer.success || answers.length > 1) throw new AppError('validation_failed')
    const { questionUuid, milliseconds } = first
    const given = { uid, questionUuid, milliseconds, answer: answer.data }
    const { answerCount } = await answerDaily(ctx, given)
    return { accepted: 1, nextStep: null, answerCount }
  }
  return submitStep(ctx, body)
}
