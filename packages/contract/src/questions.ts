import { z } from 'zod'
import { languages } from './languages.ts'

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

export const questionsQuery = z.object({
  type: z.enum(['basic', 'detailed']),
  lang: z.enum(languages).optional(),
})
