import { z } from 'zod'
import { type HelpLine, helpCountries } from './help-lines.ts'

/** The browser imports `help-lines.ts`, which therefore holds no zod; the schema stands here. */
export const helpLine = z
  .object({
    country: z.enum(helpCountries),
    number: z.string(),
    name: z.string().optional(),
  })
  .meta({ id: 'HelpLine' }) satisfies z.ZodType<HelpLine>

/** Whom the help is for: absent means the writer, `other` a person the writer worries about. */
export const helpAbout = z.literal('other').optional()
