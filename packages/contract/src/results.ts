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

/** Who the reader is: the first thing a report says. */
export const portrait = z
  .object({
    /** Two to five words; empty in reports written before there were titles. */
    title: z.string(),
    paragraphs: z.array(resultParagraph),
  })
  .meta({ id: 'Portrait' })

/** The profile as one letter. */
export const letter = z
  .object({
    /** In the report's own words, by paragraph; empty in reports that lack its parts. */
    plain: z.array(resultParagraph),
    /** By a language model, which joins claims of the report; null where the plain letter stands. */
    worded: z
      .object({
        /** Provider and model. */
        engine: z.string(),
        /** Of one paragraph, in order. */
        sentences: z.array(resultParagraph),
      })
      .nullable(),
  })
  .meta({ id: 'Letter' })
export type Letter = z.infer<typeof letter>

/** What the mandala is drawn from: the twelve archetypes in fixed order. */
export const mandalaPetal = z.object({
  archetype: z.string(),
  name: z.string(),
  strength: z.number(),
  interval80: z.tuple([z.number(), z.number()]),
  /** Strength of the stronger shadow form. */
  shadow: z.number(),
})

/** Where an archetype stood. */
const standing = z.object({
  /** Place in the order of the result, 1..12. */
  rank: z.int().min(1).max(12),
  probabilityTopThree: z.number().min(0).max(1),
  probabilityLeading: z.number().min(0).max(1),
  strength: z.number().min(0).max(1),
  interval80: z.tuple([z.number(), z.number()]),
})

const movedSide = z.object({
  instrumentVersion: z.string(),
  answerCount: z.int(),
  /** Keys of the archetypes at the front together. */
  leaders: z.array(z.string()).min(1).max(3),
  /** Mean width of the twelve 80 % intervals; absent in results of earlier versions. */
  meanWidth: z.number().min(0).max(1).optional(),
})

/** What the newest answers moved against what was known before them. */
export const whatMoved = z
  .object({
    before: movedSide,
    after: movedSide,
    /** The archetypes named in either result, in the order of the later one. */
    archetypes: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        before: standing,
        after: standing,
        /** The answers that weighed most in the change; `weight` is their part in it. */
        why: z.array(answerBehind),
      }),
    ),
  })
  .meta({ id: 'WhatMoved' })
export type WhatMoved = z.infer<typeof whatMoved>

/** An archetype on two occasions. */
const changedArchetype = z.object({
  key: z.string(),
  name: z.string(),
  before: z.number().min(0).max(1),
  after: z.number().min(0).max(1),
  /** The difference is beyond what chance alone moves. */
  isChange: z.boolean(),
})

/** How a second occasion of the same form differs from the first, each scored alone. */
export const change = z
  .object({
    firstDate: z.iso.datetime(),
    secondDate: z.iso.datetime(),
    /** Differences up to so many points of strength are within what chance alone moves. */
    points: z.number(),
    /** All twelve, largest difference first. */
    archetypes: z.array(changedArchetype),
  })
  .meta({ id: 'Change' })
export type Change = z.infer<typeof change>

/** How this person's text on the inner other would begin in the full report. */
export const innerOtherTaste = z
  .object({ heading: z.string(), type: z.string(), lead: z.string() })
  .meta({ id: 'InnerOtherTaste' })
export type InnerOtherTaste = z.infer<typeof innerOtherTaste>

export const result = z
  .object({
    personas: z.array(resultCard),
    archetypes: z.array(resultCard),
    shadows: z.array(resultCard),
    /** Portrait and sections in one text. */
    long_jungian_assessment: z.string(),
    portrait,
    sections: z.array(resultSection),
    /** Of an advanced result; null of a basic one. */
    letter: letter.nullable(),
    petals: z.array(mandalaPetal),
    /**
     * Keys of the archetypes that stand at the front together. One alone leads only where it is the
     * strongest with a probability of .60 or more; otherwise two or three.
     */
    leaders: z.array(z.string()).min(1).max(3),
    /** Null where nothing was known before. */
    moved: whatMoved.nullable(),
    /** Null unless the same form was answered at least four weeks before. */
    change: change.nullable(),
    /** Null in the full report, which has the text whole. */
    innerOther: innerOtherTaste.nullable(),
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

/** One of a person's results: its picture and names, without its texts. */
export const datedResult = z
  .object({
    resultId: z.uuid(),
    kind: z.enum(['basic', 'advanced']),
    assessmentDate: z.iso.datetime(),
    instrumentVersion: z.string(),
    /** Different questions that it rests on. */
    answerCount: z.int(),
    /** The dashboard shows this one. */
    isShown: z.boolean(),
    /** Of the first three archetypes. */
    names: z.array(z.string()).length(3),
    petals: z.array(mandalaPetal),
  })
  .meta({ id: 'DatedResult' })
export type DatedResult = z.infer<typeof datedResult>

export const comparisonQuery = z.object({ from: z.uuid(), to: z.uuid() })

const comparedResult = datedResult.pick({
  resultId: true,
  kind: true,
  assessmentDate: true,
  answerCount: true,
  petals: true,
})

/**
 * Two results of one person. Where the later one rests on another occasion of questions that the
 * earlier one asked too, each occasion is scored by itself from these questions, and petals and
 * strengths are of these scores. Otherwise they share answers, and petals and strengths are as the
 * results have them.
 */
export const resultComparison = z
  .object({
    earlier: comparedResult,
    later: comparedResult,
    /**
     * Differences up to so many points of strength are within what chance alone moves; null where the
     * two share answers: their difference is no change of the person.
     */
    points: z.number().nullable(),
    /** Questions that both occasions answered; null where the two share answers. */
    questionCount: z.int().nullable(),
    /** All twelve, largest difference first. */
    archetypes: z.array(changedArchetype),
  })
  .meta({ id: 'ResultComparison' })
export type ResultComparison = z.infer<typeof resultComparison>
