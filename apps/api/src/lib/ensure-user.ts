import type { UserContext } from './context.ts'
import { findUser, insertUser } from './users.queries.ts'

/** Makes the product's own row of a user when a session is first seen, and keeps its email current. */
export async function ensureUser(ctx: UserContext): Promise<{ registeredAt: Date }> {
  const { id, email, registeredAt } = ctx.user
  const known = await findUser(ctx.db, id)
  if (known?.email !== email) {
    await insertUser(ctx.db, { id, email, registeredAt, language: ctx.language })
  }
  return known ?? { registeredAt }
}
