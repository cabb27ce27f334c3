import { z } from 'zod'
import { limits } from './limits.ts'

/** A Likert answer as it travels: the digit 1-5 as a string. */
export const likertAnswer = z.string().regex(/^[1-5]$/)

export const basicAnswer = z
  .object({
    questionUuid: z.uuid(),
    answer: likertAnswer,
    /** How long the question was on screen before it was answered. */
    milliseconds: z.int().min(0).max(86_400_000).optional(),
  })
  .meta({ id: 'BasicAnswer' })
export type BasicAnswer = z.infer<typeof basicAnswer>

export const basicAnswersBody = z
  .object({ uid: z.uuid(), answers: z.array(basicAnswer).min(1).max(limits.basicQuestionCount) })
  .meta({ id: 'BasicAnswers' })
export type BasicAnswersBody = z.infer<typeof basicAnswersBody>

export const answersAccepted = z.object({ accepted: z.int() }).meta({ id: 'AnswersAccepted' })
export type AnswersAccepted = z.infer<typeof answersAccepted>
