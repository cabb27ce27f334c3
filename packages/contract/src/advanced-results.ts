import { z } from 'zod'
import { certainty, portrait, result, resultSection } from './results.ts'

/** Answers that a text rests on, by `questionUuid`. */
const why = z.array(z.uuid())
const percent = z.int().min(0).max(100)

/** The full Jungian profile. Every text is plain text; `why` names the answers behind it. */
export const jungianProfile = z
  .object({
    portrait,
    /** All sections in one text. */
    jungianAssessment: z.string(),
    /** The depth: what the dashboard's text leaves out. */
    sections: z.array(resultSection),
    /** What the reader wrote, whole; null where nothing was written or nothing may be shown. */
    ownWords: z
      .object({
        title: z.string(),
        intro: z.string(),
        texts: z.array(
          z.object({
            questionUuid: z.uuid(),
            prompt: z.string(),
            text: z.string(),
            /** Names of what the prompt asks about. */
            scales: z.array(z.string()),
            /** A question to take along. */
            question: z.string(),
          }),
        ),
      })
      .nullable(),
    archetypes: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        description: z.string(),
        percentage: percent,
        interval80: z.tuple([percent, percent]),
        certainty,
        traits: z.array(z.string()),
        /** The motive the archetype belongs to: stability, belonging, mastery or independence. */
        color: z.string(),
        why,
      }),
    ),
    personas: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        description: z.string(),
        strength: percent,
        interval80: z.tuple([percent, percent]),
        certainty,
        context: z.string(),
        why,
      }),
    ),
    shadows: z.array(
      z.object({
        key: z.string(),
        aspect: z.string(),
        description: z.string(),
        integrationTip: z.string(),
        why,
      }),
    ),
    anima: z.object({
      heading: z.string(),
      type: z.string(),
      description: z.string(),
      qualities: z.array(z.string()),
      developmentArea: z.string(),
      why,
    }),
    self: z.string(),
    selfWhy: why,
    complexes: z.array(
      z.object({ name: z.string(), description: z.string(), workingWith: z.string(), why }),
    ),
    dreams: z.object({
      patterns: z.array(z.string()),
      meanings: z.array(z.string()),
      suggestions: z.array(z.string()),
      why,
    }),
    therapeutic: z.array(
      z.object({
        area: z.string(),
        description: z.string(),
        approaches: z.array(z.string()),
        why,
      }),
    ),
    dailyExercises: z.array(
      z.object({ category: z.string(), exercise: z.string(), purpose: z.string(), why }),
    ),
  })
  .meta({ id: 'JungianProfile' })
export type JungianProfile = z.infer<typeof jungianProfile>

/** The advanced result: the profile in full, and beside it what the dashboard shows of it. */
export const advancedResult = jungianProfile
  .extend(
    result.pick({
      petals: true,
      leaders: true,
      moved: true,
      change: true,
      answers: true,
      qualityFlags: true,
      metadata: true,
    }).shape,
  )
  .meta({ id: 'AdvancedResult' })
export type AdvancedResult = z.infer<typeof advancedResult>

/** What asking for the advanced result gives: the work goes on whether or not the caller waits. */
export const advancedResultState = z
  .object({
    /** `making`: ask again in a moment. */
    status: z.enum(['ready', 'making']),
    resultId: z.uuid().nullable(),
  })
  .meta({ id: 'AdvancedResultState' })
export type AdvancedResultState = z.infer<typeof advancedResultState>
