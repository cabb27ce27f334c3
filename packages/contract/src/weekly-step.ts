import { z } from 'zod'
import { help } from './answers.ts'
import { limits } from './limits.ts'
import { archetypeSlugs } from './paths.ts'

const diaryLine = z.string().trim().max(limits.diaryLineMaxLength)

/** Weeks since the user registered, from 0. */
const week = z.int().min(0).max(100_000)

/** A step that was tried. */
const triedStep = z.object({
  week,
  text: z.string(),
  triedAt: z.iso.datetime(),
  /** One line of diary; blank where nothing was written. */
  line: z.string(),
})

/** One thing to do this week, from the profile of the reader. */
export const weeklyStep = z
  .object({
    week,
    /** Whose practice it is. */
    archetype: z.enum(archetypeSlugs),
    text: z.string(),
    /** Null until the reader has tried it. */
    triedAt: z.iso.datetime().nullable(),
    line: z.string(),
    /** The step that is asked about again, seven days after it was tried. */
    lookBack: triedStep.nullable(),
  })
  .meta({ id: 'WeeklyStep' })
export type WeeklyStep = z.infer<typeof weeklyStep>

/** The step of this week was tried. Sent again, it replaces the line. */
export const weeklyStepBody = z
  .object({
    /** As it was read: a week may have passed since. */
    archetype: z.enum(archetypeSlugs),
    line: diaryLine.optional(),
  })
  .meta({ id: 'WeeklyStepTried' })
export type WeeklyStepBody = z.infer<typeof weeklyStepBody>

/** What has stayed of an earlier step; a blank line answers too. */
export const lookBackBody = z.object({ week, line: diaryLine }).meta({ id: 'LookBack' })
export type LookBackBody = z.infer<typeof lookBackBody>

export const weeklyStepKept = weeklyStep
  .extend({ help: help.optional() })
  .meta({ id: 'WeeklyStepKept' })
export type WeeklyStepKept = z.infer<typeof weeklyStepKept>
