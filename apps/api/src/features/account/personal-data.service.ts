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

export const finishErasingJob = 'finish-erasing'

/** No transaction of a request lasts longer: each has noticed by then that the user is gone. */
const finishAfterMs = 5_000

interface ErasedUser {
  userId: string
}

/**
 * Erases the person who asks, and their account at the authentication provider. What requests and
 * jobs that run at the same moment write before they notice is erased again, at once and by a job.
 */
export async function eraseAccount(ctx: UserContext): Promise<AccountErased> {
  await ctx.db.transaction(async (tx) => {
    await ctx.auth.eraseRows?.(tx, ctx.user)
    await erasePersonalData(tx, ctx.user)
    await ctx.jobs.forget(ctx.user.id, tx)
    await ctx.jobs.enqueue(finishErasingJob, { userId: ctx.user.id } satisfies ErasedUser, tx, {
      startAfter: new Date(Date.now() + finishAfterMs),
    })
    await ctx.jobs.removeErasedSoon(tx)
  })
  const isSignInErased = await ctx.auth.eraseAccount(ctx.user)
  // A link may have been mailed until the account was gone.
  await ctx.db.transaction((tx) => erasePersonalData(tx, ctx.user))
  return { erased: true, isSignInErased }
}

/** Tries again what could not be erased at once. */
export async function startErasing(ctx: AppContext): Promise<void> {
  await ctx.jobs.work<ErasedUser>(finishErasingJob, async ({ userId }) => {
    await ctx.auth.eraseAccount({ id: userId })
    await ctx.db.transaction(async (tx) => {
      await eraseUser(tx, userId)
      await ctx.jobs.forget(userId, tx)
      await ctx.jobs.removeErasedSoon(tx)
    })
  })
}
