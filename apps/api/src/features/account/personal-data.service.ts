import type { AccountErased } from '@individua/contract/users'
import type { AppContext, UserContext } from '../../lib/context.ts'
import { erasePersonalData, eraseUser, findPersonalData } from './personal-data.queries.ts'

/** Everything stored of the person who asks. */
export async function exportPersonalData(ctx: UserContext) {
  return {
    exportedAt: ctx.now().toISOString(),
    account: {
      id: ctx.user.id,
      email: ctx.user.email,
      registeredAt: ctx.user.registeredAt.toISOString(),
    },
    ...(await findPersonalData(ctx.db, ctx.user)),
  }
}

interface ErasedUser {
  userId: string
}

/**
 * Erases the person who asks, and their account at the authentication provider. What a request of
 * theirs that ran at the same moment may write afterwards is swept up by a job.
 */
export async function eraseAccount(ctx: UserContext): Promise<AccountErased> {
  await ctx.db.transaction(async (tx) => {
    await erasePersonalData(tx, ctx.user)
    await ctx.jobs.forget(ctx.user.id, tx)
    await ctx.jobs.enqueue('finish-erasing', { userId: ctx.user.id } satisfies ErasedUser, tx, {
      startAfter: new Date(Date.now() + 3_000),
    })
  })
  const isSignInErased = await ctx.auth.eraseAccount(ctx.user)
  return { erased: true, isSignInErased }
}

/** Tries again what could not be erased at once. */
export async function startErasing(ctx: AppContext): Promise<void> {
  await ctx.jobs.work<ErasedUser>('finish-erasing', async ({ userId }) => {
    await eraseUser(ctx.db, userId)
    await ctx.auth.eraseAccount({ id: userId })
  })
}
