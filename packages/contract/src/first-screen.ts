import { z } from 'zod'
import { result } from './results.ts'
import { userInfo } from './users.ts'

/** All that the page of the dashboard shows first, in one response: asked for before its scripts are loaded. */
export const firstScreen = z
  .object({
    /** What stands at the top of the page, drawn as the browser draws it; null where it could not be drawn. */
    html: z.string().nullable(),
    user: userInfo,
    dashboard: result,
  })
  .meta({ id: 'FirstScreen' })
export type FirstScreen = z.infer<typeof firstScreen>
