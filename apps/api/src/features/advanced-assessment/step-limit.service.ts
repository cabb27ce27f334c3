import { limits } from '@individua/contract/limits'
import type { Db } from '../../db/database.ts'
import type { UserContext } from '../../lib/context.ts'
import { dailyLimitReached } from '../../lib/daily-limits.ts'
import { addDailyUse, readDailyUse } from '../../lib/daily-uses.queries.ts'

const useOf = ({ user, now }: UserContext) => ({
  subject: user.id,
  kind: 'questions' as const,
  now: now(),
})

/** @throws AppError `daily_limit_reached` when as many steps were made for the user today as may be */
export async function refuseStepsBeyondLimit(tx: Db, ctx: UserContext): Promise<void> {
  const use = useOf(ctx)
  const made = await readDailyUse(tx, use)
  if (made >= limits.questionStepsPerDay) throw dailyLimitReached(use)
}

/** Called with the step that is stored: one that is only read again does not count. */
export async function countStep(tx: Db, ctx: UserContext): Promise<void> {
  await addDailyUse(tx, useOf(ctx), 1)
}
