import { type AccountErased, type PersonalData, personalData } from '@individua/contract/users'
import type { AppContext, UserContext } from '../../lib/context.ts'
import { unpackReport } from '../../lib/stored-words.ts'
import { answersInWords } from './answers-in-words.ts'
import { erasePersonalData, eraseUser, findPersonalData } from './personal-data.queries.ts'

interface ExportContext extends Pick<AppContext, 'db' | 'now'> {
  user: Pick<UserContext['user'], 'id' | 'email' | 'registeredAt'>
}

/** Everything stored of this person. */
export async function exportPersonalData({ db, now, user }: ExportContext): Promise<PersonalData> {
  const { id, email, registeredAt } = user
  const found = await findPersonalData(db, user)
  const everything = {
    exportedAt: now().toISOString(),
    account: { id, email, registeredAt: registeredAt.toISOString() },
    ...found,
    answers: answersInWords(found),
    reports: await Promise.all(found.reports.map((row) => unpackReport(db, row))),
  }
  // As JSON has it: moments are text.
  return personalData.parse(JSON.parse(JSON.stringify(everything)))
}

export const finishErasingJob = 'finish-erasing'

/** No transaction of a request lasts longer: each has noticed by then that the user is gone. */
const finishAfterMs = 5_000

interface ErasedUser {
  userId: string
}

interface EraseContext extends Pick<AppContext, 'db' | 'auth' | 'jobs'> {
  user: Pick<UserContext['user'], 'id' | 'email'>
}

/**
 * Erases a person, and their account at the authentication provider. What requests and
 * jobs that run at the same moment write before they notice is erased again, at once and by a job.
 */
export async function eraseAccount(ctx: EraseContext): Promise<AccountErased> {
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
