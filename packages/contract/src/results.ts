import { z } from 'zod'
import { languages } from './languages.ts'

/** How sure a rank is; `clear` is never said after ten answers. */
export const certainty = z.enum(['clear', 'likely', 'quitePossible', 'open'])

/** An answer behind a claim. `weight` is signed, in posterior SD; absent where the claim is not an estimate. */
export const answerBehind = z
  .object({
    questionUuid: z.uuid(),
    questionText: z.string(),
    answer: z.string(),
    /** The second choice, where one was made. */
    secondAnswer: z.string().optional(),
    weight: z.number().optional(),
  })
  .meta({ id: 'AnswerBehind' })
export type AnswerBehind = z.infer<typeof answerBehind>

export const resultCard = z
  .object({
    /** `sage`, or `sage:overused` for a shadow trait. */
    key: z.string(),
    name: z.string(),
    description: z.string(),
    strength: z.number().min(0).max(1),
    interval80: z.tuple([z.number(), z.number()]),
    certainty,
    /** Follows from a combination of other estimates rather than from questions of its own. */
    isInferred: z.boolean(),
    why: z.array(answerBehind),
  })
  .meta({ id: 'ResultCard' })
export type ResultCard = z.infer<typeof resultCard>

export const resultParagraph = z.object({ text: z.string(), why: z.array(z.uuid()) })
export const resultSection = z
  .object({ key: z.string(), title: z.string(), paragraphs: z.array(resultParagraph) })
  .meta({ id: 'ResultSection' })

/** What the mandala is drawn from: the twelve archetypes in fixed order. */
export const mandalaPetal = z.object({
  archetype: z.string(),
  name: z.string(),
  strength: z.number(),
  interval80: z.tuple([z.number(), z.number()]),
  /** Strength of the stronger shadow form. */
  shadow: z.number(),
})

export const result = z
  .object({
    personas: z.array(resultCard),
    archetypes: z.array(resultCard),
    shadows: z.array(resultCard),
    long_jungian_assessment: z.string(),
    summary: z.array(resultParagraph),
    sections: z.array(resultSection),
    petals: z.array(mandalaPetal),
    /**
     * Keys of the archetypes that stand at the front together. One alone leads only where it is the
     * strongest with a probability of .60 or more; otherwise two or three.
     */
    leaders: z.array(z.string()).min(1).max(3),
    /** Every answer given, in the order of the form: what a claim's `why` points to. */
    answers: z.array(answerBehind),
    /** Response quality: kind notes to show, empty when nothing stood out. */
    qualityFlags: z.array(z.enum(['straightLining', 'inconsistent', 'responseStyle', 'tooFast'])),
    metadata: z.object({
      assessmentDate: z.iso.datetime(),
      resultId: z.uuid(),
      kind: z.enum(['basic', 'advanced']),
      instrumentVersion: z.string(),
      engine: z.string(),
      language: z.enum(languages),
    }),
  })
  .meta({ id: 'Result' })
export type Result = z.infer<typeof result>
