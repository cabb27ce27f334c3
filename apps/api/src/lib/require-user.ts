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
  const user = await readUserIfValid(ctx, authorization)
  if (!user) throw new AppError('session_invalid')
  return user
}

/** For what visitors may call too: a session that is no longer valid is none. */
export async function readUserIfValid(
  ctx: RequestContext,
  authorization = '',
): Promise<UserContext | undefined> {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? []
  const user = token ? await ctx.auth.verify(token) : null
  if (!token || !user) return undefined
  const isStillSignedIn = async () => (await ctx.auth.verify(token)) !== null
  return { ...ctx, user, isStillSignedIn }
}
