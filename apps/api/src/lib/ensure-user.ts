import { AppError } from './app-error.ts'
import type { UserContext } from './context.ts'
import { findUser, insertUser } from './users.queries.ts'

/**
 * Makes the product's own row of a user when a session is first seen, and keeps its email current.
 * @throws AppError `session_invalid` when the account was erased since the request began
 */
export async function ensureUser(ctx: UserContext): Promise<{ registeredAt: Date }> {
  const { id, email, registeredAt } = ctx.user
  const known = await findUser(ctx.db, id)
  if (known?.email !== email) {
    if (!known && !(await ctx.isStillSignedIn())) throw new AppError('session_invalid')
    const isNew = await insertUser(ctx.db, { id, email, registeredAt, language: ctx.language })
    if (isNew) ctx.metrics.signUps.inc({ stage: 'confirmed' })
  }
  return known ?? { registeredAt }
}
