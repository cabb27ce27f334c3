import { z } from 'zod'
import { userInfo } from './users.ts'

/** What the page of the dashboard asks for before its scripts are loaded. */
export const firstScreen = z
  .object({
    /** What stands at the top of the page, drawn as the browser draws it; null where it could not be drawn. */
    html: z.string().nullable(),
    user: userInfo,
  })
  .meta({ id: 'FirstScreen' })
export type FirstScreen = z.infer<typeof firstScreen>
