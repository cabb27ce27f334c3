import { z } from 'zod'
import { helpAbout, helpLine } from './help-line.schema.ts'
import { limits } from './limits.ts'
import { generatedQuestion, step } from './questions.ts'
import { userId } from './users.ts'

/** A Likert answer as it travels: the digit 1-5 as a string. */
export const likertAnswer = z.string().regex(/^[1-5]$/)

/** How long the question was on screen before it was answered. */
const timeOnScreen = z.int().min(0).max(86_400_000)

export const basicAnswer = z
  .object({
    questionUuid: z.uuid(),
    answer: likertAnswer,
    milliseconds: timeOnScreen.optional(),
  })
  .meta({ id: 'BasicAnswer' })
export type BasicAnswer = z.infer<typeof basicAnswer>

export const basicAnswersBody = z
  .object({ uid: userId, answers: z.array(basicAnswer).min(1).max(limits.basicQuestionCount) })
  .meta({ id: 'BasicAnswers' })
export type BasicAnswersBody = z.infer<typeof basicAnswersBody>

export const answersAccepted = z.object({ accepted: z.int() }).meta({ id: 'AnswersAccepted' })
export type AnswersAccepted = z.infer<typeof answersAccepted>

/**
 * An answer of the advanced assessment: the digit 1-5 to a statement, the exact text of the chosen
 * option to a situation, any text that is not blank to an open question.
 */
export const advancedAnswer = z
  .object({
    questionUuid: z.uuid(),
    answer: z.string().max(limits.openAnswerMaxLength),
    /** The second choice: the exact text of another option. Blank or absent when one was enough. */
    secondAnswer: z.string().max(limits.openAnswerMaxLength).optional(),
    milliseconds: timeOnScreen.optional(),
  })
  .meta({ id: 'AdvancedAnswer' })
export type AdvancedAnswer = z.infer<typeof advancedAnswer>

/** All answers of one step. */
export const advancedAnswersBody = z
  .object({
    uid: userId,
    answers: z.array(advancedAnswer).min(1).max(limits.largestStepQuestionCount),
  })
  .meta({ id: 'AdvancedAnswers' })
export type AdvancedAnswersBody = z.infer<typeof advancedAnswersBody>

/** Where help is at hand: sent when something written asks for it, to be shown before anything else. */
export const help = z
  .object({ lines: z.array(helpLine).min(1), about: helpAbout })
  .meta({ id: 'Help' })
export type Help = z.infer<typeof help>

export const stepAccepted = answersAccepted
  .extend({
    /** The step to go on with; null once all three are answered. */
    nextStep: step.nullable(),
    help: help.optional(),
    /** Of ten further questions: the new dated result. */
    resultId: z.uuid().optional(),
    /** Of further questions: how many different ones the profile rests on. */
    answerCount: z.int().optional(),
  })
  .meta({ id: 'StepAccepted' })
export type StepAccepted = z.infer<typeof stepAccepted>

/** An answer kept for later, so that the assessment goes on where it was left; blank forgets it. */
export const answerDraftBody = z
  .object({ uid: userId, ...advancedAnswer.omit({ milliseconds: true }).shape })
  .meta({ id: 'AnswerDraft' })
export type AnswerDraftBody = z.infer<typeof answerDraftBody>

export const draftKept = z
  .object({
    /** False for what is not kept: a blank answer, and one that was met with help. */
    isKept: z.boolean(),
    /**
     * Questions chosen anew from the answers so far, by `questionNo`, in place of those that have not
     * been shown. The replaced ones can still be answered.
     */
    replaced: z.array(generatedQuestion).optional(),
    help: help.optional(),
  })
  .meta({ id: 'DraftKept' })
export type DraftKept = z.infer<typeof draftKept>

/** A question this user was asked, with the answer; an empty one when there is none. */
export const userAnswer = z
  .object({
    questionUuid: z.uuid(),
    /** 1-10 the core questions, from 11 on the advanced ones. */
    questionNo: z.int().min(1),
    questionText: z.string(),
    questionType: z.enum(['likert', 'open_ended', 'multi_choice']),
    options: z.array(z.string()).optional(),
    answer: z.string(),
    /** The second choice among the options, where one was made. */
    secondAnswer: z.string().optional(),
  })
  .meta({ id: 'UserAnswer' })
export type UserAnswer = z.infer<typeof userAnswer>
