import type { MiddlewareHandler } from 'hono'
import { requireUser } from './require-user.ts'

/** Who may call a route: its guards, and what the OpenAPI document says a caller must send. */
export interface Access<Guards extends MiddlewareHandler[]> {
  /** One of the schemes is enough; a route that is open to everyone has none. */
  security: readonly Record<string, string[]>[]
  guards: Guards
}

export const everyone: Access<[]> = { security: [], guards: [] }

/** With a valid session; the handler reads its user from `c.get('user')`. */
export const signedIn: Access<[typeof requireUser]> = {
  security: [{ session: [] }],
  guards: [requireUser],
}
