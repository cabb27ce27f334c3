import { z } from 'zod'
import { whatMoved } from './results.ts'

const scored = z.object({
  date: z.iso.datetime(),
  /** `2.0.0` with the shipped parameters, `2.0.0+312.5f1c09aa` with fitted ones. */
  instrumentVersion: z.string(),
})

/** A copy without its id: the OpenAPI component of that id may be null, and this one may not. */
const moved = z.object(whatMoved.shape)

/** The answers behind a result, scored with newer parameters and shown beside it. */
export const newerReading = z
  .object({
    /** The parameters in use are newer than those of the result and of its latest reading. */
    isOffered: z.boolean(),
    /** The result as it was made; it stays. */
    result: scored,
    /** Null until one was asked for. `why` is empty: no answer changed. */
    reading: scored.extend({ moved }).nullable(),
  })
  .meta({ id: 'NewerReading' })
export type NewerReading = z.infer<typeof newerReading>
