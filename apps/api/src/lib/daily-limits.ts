import type { Db } from '../db/database.ts'
import { type DailyUse, takeDailyUse } from './daily-uses.queries.ts'
import { secondsUntilMidnight } from './durations.ts'
import { LimitReached } from './limit-reached.ts'

/**
 * Counts a use of the day.
 * @throws AppError `daily_limit_reached` when the limit is reached, with the seconds until midnight
 */
export async function spendDailyUse(db: Db, use: DailyUse, limit: number): Promise<void> {
  if ((await takeDailyUse(db, use, limit)) === null) throw dailyLimitReached(use)
}

export function dailyLimitReached({ kind, now }: Pick<DailyUse, 'kind' | 'now'>): LimitReached {
  return new LimitReached(kind, secondsUntilMidnight(now))
}
