import { z } from 'zod'
import type { HelpLine } from './help-lines.ts'

/** The browser imports `help-lines.ts`, which therefore holds no zod; the schema stands here. */
export const helpLine = z
  .object({
    country: z.enum(['SK', 'DE', 'EU', 'US']),
    number: z.string(),
    name: z.string().optional(),
  })
  .meta({ id: 'HelpLine' }) satisfies z.ZodType<HelpLine>
