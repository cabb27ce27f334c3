import { createMiddleware } from 'hono/factory'
import { AppError } from './app-error.ts'
import type { RequestContext, UserContext } from './context.ts'
import type { HttpEnv } from './http-app.ts'

/** The guard of `signedIn`: only its routes have a `user`. */
export const requireUser = createMiddleware<HttpEnv & { Variables: { user: UserContext } }>(
  async (c, next) => {
    const user = await readUser(c.get('ctx'), c.req.header('authorization'))
    if (!user) throw new AppError('session_missing')
    c.set('user', user)
    await next()
  },
)

/** Who asks, when a session was sent; a session that is sent must be valid. */
export async function readUser(
  ctx: RequestContext,
  authorization: string | undefined,
): Promise<UserContext | undefined> {
  if (authorization === undefined) return undefined
  const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? []
  const user = token ? await ctx.auth.verify(token) : null
  if (!token || !user) throw new AppError('session_invalid')
  const isStillSignedIn = async () => (await ctx.auth.verify(token)) !== null
  return { ...ctx, user, isStillSignedIn }
}
