import { z } from 'zod'
import type { HelpLine } from './help-lines.ts'

/** Apart from the numbers themselves: a page that shows them does not need to parse them. */
export const helpLine = z
  .object({
    country: z.enum(['SK', 'DE', 'EU', 'US']),
    number: z.string(),
    name: z.string().optional(),
  })
  .meta({ id: 'HelpLine' }) satisfies z.ZodType<HelpLine>
