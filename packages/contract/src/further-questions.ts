import { z } from 'zod'
import { advancedAnswer, answersAccepted, likertAnswer } from './answers.ts'
import { limits } from './limits.ts'
import { generatedQuestion } from './questions.ts'
import { userId } from './users.ts'

/** How far a profile has been sharpened. */
const sharpening = z.object({
  /** Different questions that the profile rests on. */
  answerCount: z.int(),
  /** The next number of answers to reach, 60 and then 100; null once there are no more questions. */
  goal: z.int().nullable(),
})

/** Whether ten further questions can be answered now. */
export const furtherState = sharpening
  .extend({
    /**
     * `unpaid` without the paid report, `notYet` before the advanced assessment has its result, `done`
     * after the last goal.
     */
    lots: z.enum(['open', 'unpaid', 'notYet', 'done']),
    /** Four weeks have passed since the core questions were answered last. */
    isSecondOccasionDue: z.boolean(),
    /** Questions were made and wait for their answers. */
    isLotStarted: z.boolean(),
  })
  .meta({ id: 'FurtherState' })
export type FurtherState = z.infer<typeof furtherState>

/** Further questions on top of the thirty: statements, then situations with six options. */
export const lot = sharpening
  .extend({ questions: z.array(generatedQuestion), instrumentVersion: z.string() })
  .meta({ id: 'Lot' })
export type Lot = z.infer<typeof lot>

/** All answers of one lot. */
export const lotAnswersBody = z
  .object({ uid: userId, answers: z.array(advancedAnswer).min(1).max(limits.lotQuestionCount) })
  .meta({ id: 'LotAnswers' })
export type LotAnswersBody = z.infer<typeof lotAnswersBody>

export const lotAccepted = answersAccepted
  .extend({
    ...sharpening.shape,
    /** The new dated result, which says what moved. */
    resultId: z.uuid(),
  })
  .meta({ id: 'LotAccepted' })
export type LotAccepted = z.infer<typeof lotAccepted>

/** The question of the day, one statement; a day begins at midnight in UTC. */
export const dailyQuestion = sharpening
  .extend({
    /** Null once today's is answered, and where none is left. */
    question: z.union([generatedQuestion, z.null()]),
    isAnsweredToday: z.boolean(),
  })
  .meta({ id: 'DailyQuestion' })
export type DailyQuestion = z.infer<typeof dailyQuestion>

export const dailyAnswerBody = z
  .object({
    uid: userId,
    ...advancedAnswer.pick({ questionUuid: true, milliseconds: true }).shape,
    answer: likertAnswer,
  })
  .meta({ id: 'DailyAnswer' })
export type DailyAnswerBody = z.infer<typeof dailyAnswerBody>

const range = z.tuple([z.number(), z.number()])

export const dailyAccepted = sharpening
  .extend({
    /** The archetype whose 80 % range the answer narrowed most; null where it narrowed none. */
    sharpened: z
      .object({ key: z.string(), name: z.string(), before: range, after: range })
      .nullable(),
  })
  .meta({ id: 'DailyAccepted' })
export type DailyAccepted = z.infer<typeof dailyAccepted>
