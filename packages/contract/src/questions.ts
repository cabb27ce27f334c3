import { z } from 'zod'
import { defaultLanguage, isLanguage, languagePrefixes } from './languages.ts'

export const question = z
  .object({
    questionUuid: z.uuid(),
    questionText: z.string(),
    /** 1-based place in its form. */
    questionNo: z.int().min(1),
    choices: z.array(z.string()).optional(),
  })
  .meta({ id: 'Question' })
export type Question = z.infer<typeof question>

export const questionsBody = z
  .object({ questions: z.array(question), instrumentVersion: z.string() })
  .meta({ id: 'Questions' })
export type QuestionsBody = z.infer<typeof questionsBody>

/** A language asked for in a query; one that is known but has no texts gets English. */
export const askedLanguage = z
  .enum([defaultLanguage, ...languagePrefixes])
  .transform((known) => (isLanguage(known) ? known : defaultLanguage))

export const questionsQuery = z.object({
  type: z.enum(['basic', 'detailed']),
  lang: askedLanguage.optional(),
})

/** The steps of the advanced assessment: statements, situations with six options, open questions. */
export const steps = [1, 2, 3] as const
/** A union of literals: of one literal with three values the OpenAPI document would keep only the first. */
export const step = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type Step = z.infer<typeof step>

/** One question of the advanced assessment; `questionNo` runs from 1 to 20 over all steps. */
export const generatedQuestion = question
  .extend({
    /** What was answered or begun so far, as it would be submitted; absent when nothing was. */
    answer: z.string().optional(),
    /** The second choice, in the same way. */
    secondAnswer: z.string().optional(),
  })
  .meta({ id: 'GeneratedQuestion' })
export type GeneratedQuestion = z.infer<typeof generatedQuestion>

export const generatedQuestions = z
  .object({
    step,
    /** The step has been submitted. */
    isAnswered: z.boolean(),
    questions: z.array(generatedQuestion),
    /**
     * The questions after this `questionNo` are chosen anew once a draft of every question up to it is
     * stored; send its draft at once. Absent where nothing will be chosen anew.
     */
    replacesAfter: z.int().optional(),
    instrumentVersion: z.string(),
    /** Who worded the questions: `built-in`, or provider and model. */
    engine: z.string(),
  })
  .meta({ id: 'GeneratedQuestions' })
export type GeneratedQuestions = z.infer<typeof generatedQuestions>

/** How far the advanced assessment has come. */
export const advancedProgress = z
  .object({
    /** The step to go on with; null once all three are answered. */
    nextStep: step.nullable(),
    /** False as long as no question was asked: before the start, and before a new one. */
    isStarted: z.boolean(),
    /** An earlier round has its report: the next question asked begins another one beside it. */
    hasReport: z.boolean(),
  })
  .meta({ id: 'AdvancedProgress' })
export type AdvancedProgress = z.infer<typeof advancedProgress>
