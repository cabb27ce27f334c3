import { z } from 'zod'
import { basicAnswer } from './answers.ts'
import { limits } from './limits.ts'
import { mandalaPetal } from './results.ts'

/** The ten core answers of a visitor who has not said who they are. */
export const previewBody = z
  .object({
    answers: z
      .array(basicAnswer.omit({ milliseconds: true }))
      .min(1)
      .max(limits.basicQuestionCount),
  })
  .meta({ id: 'PreviewAnswers' })
export type PreviewBody = z.infer<typeof previewBody>

/** What a visitor sees of the result before giving an email. */
export const resultPreview = z
  .object({
    /** The twelve archetypes in fixed order; `isNamed` for the three that the report will name. */
    petals: z.array(mandalaPetal.extend({ isNamed: z.boolean() })),
    /** How the portrait of the result begins. */
    opening: z.string(),
  })
  .meta({ id: 'ResultPreview' })
export type ResultPreview = z.infer<typeof resultPreview>
