import { z } from 'zod'

/** One mail a week with the step of the week, for users who asked for it. */
export const weeklyMail = z
  .object({
    isOn: z.boolean(),
    /** When the next one is sent; null while it is off. */
    nextAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'WeeklyMail' })
export type WeeklyMail = z.infer<typeof weeklyMail>
