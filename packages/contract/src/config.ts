import { z } from 'zod'

/** What the browser must know at run time and cannot be built in. */
export const publicConfig = z
  .object({
    auth: z.object({
      /** Base URL of the GoTrue API, without a trailing slash. */
      url: z.string(),
      publishableKey: z.string().optional(),
    }),
    /** True with the embedded mailbox: the page may link to it. */
    hasLocalMailbox: z.boolean(),
    /** Who does what outside the product itself, for the page about privacy. */
    services: z.object({
      authentication: z.enum(['own', 'supabase']),
      mail: z.enum(['mailbox', 'server']),
      payments: z.enum(['emulator', 'stripe']),
      /** Provider and model; null when the built-in engine words everything. */
      languageModel: z.string().nullable(),
    }),
  })
  .meta({ id: 'PublicConfig' })
export type PublicConfig = z.infer<typeof publicConfig>
