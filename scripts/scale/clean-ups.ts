import type { CleanBatch } from '../../apps/api/src/db/clean-up.ts'
import { connectPostgres } from '../../apps/api/src/db/postgres.ts'
import { eraseUnclaimedAssessments } from '../../apps/api/src/features/assessment/assessment.queries.ts'
import {
  deleteDecoys,
  deleteMailsBefore,
  giveUpStale,
} from '../../apps/api/src/features/mailing/mailing.queries.ts'
import { deleteEventsBefore } from '../../apps/api/src/features/payments/stripe-events.queries.ts'
import { deleteBodiesBefore } from '../../apps/api/src/features/results/presented-bodies.queries.ts'
import { deleteDailyUsesBefore } from '../../apps/api/src/lib/visitor-uses.queries.ts'
import { deleteAbandonedAccounts } from '../../apps/api/src/providers/auth/embedded/accounts.queries.ts'
import { deleteOldAttempts } from '../../apps/api/src/providers/auth/embedded/attempts.queries.ts'
import { deleteOldLinkRequests } from '../../apps/api/src/providers/auth/embedded/link-requests.queries.ts'
import { deleteExpiredSessions } from '../../apps/api/src/providers/auth/embedded/sessions.queries.ts'
import { deleteSignUpsBefore } from '../../apps/api/src/providers/auth/sign-ups.queries.ts'
import { type OldRows, oldRows } from '../../apps/api/src/testing/old-rows.ts'
import type { Scenario } from './requests.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Of the rows that `oldRows` makes, by what they are. */
const deleteOld: Record<keyof typeof oldRows, CleanBatch> = {
  'sign-ups': (db, most) => deleteSignUpsBefore(db, daysAgo(7), most),
  'requests for links': (db, most) => deleteOldLinkRequests(db, new Date(), most),
  'attempts at codes': (db, most) => deleteOldAttempts(db, new Date(), most),
  'sessions that are not used any more': (db, most) => deleteExpiredSessions(db, daysAgo(90), most),
  'accounts that were never confirmed': (db, most) => deleteAbandonedAccounts(db, daysAgo(7), most),
  'answers that no account claimed': (db, most) => eraseUnclaimedAssessments(db, daysAgo(7), most),
  mails: (db, most) => deleteMailsBefore(db, daysAgo(30), most),
  'events of Stripe': (db, most) => deleteEventsBefore(db, daysAgo(30), most),
  'results as they were sent': (db, most) => deleteBodiesBefore(db, daysAgo(14), most),
  'counts of days': (db, most) => deleteDailyUsesBefore(db, daysAgo(2), most),
}
const others: CleanBatch[] = [(db, most) => giveUpStale(db, new Date(), most), deleteDecoys]

const rowsOfBatch = 200

/** Small ones would each go past all rows that those before it have deleted. */
const rowsOfBacklog = 5_000

/** Works off what the copies brought that is old already, before a server looks at it. */
export async function cleanBacklog(databaseUrl: string): Promise<void> {
  const { background, close } = await connectPostgres({ DATABASE_URL: databaseUrl })
  for (const part of [...Object.values(deleteOld), ...others]) {
    while ((await part(background, rowsOfBacklog)) === rowsOfBacklog);
  }
  await close()
}

/** Each clean-up deletes so many rows that have just become old. */
export const cleanUps: Scenario[] = Object.entries(oldRows).map(([name, rows]) => ({
  uses: 20,
  async run({ databaseUrl, client }, time) {
    const clean = Object.entries(deleteOld).find(([of]) => of === name)?.[1]
    if (!clean) throw new Error(`nothing deletes ${name}`)
    // As autovacuum does, which is off: what the uses before have deleted is still in the index.
    await client.query(`vacuum (index_cleanup on) ${tableOf(rows)}`)
    await client.query(rows.insert, [daysAgo(365), rowsOfBatch])
    const { background, close } = await connectPostgres({ DATABASE_URL: databaseUrl })
    // Opens the connection.
    await clean(background, 0)
    await time(`clean-up: ${name}`, () => clean(background, 500))
    await close()
  },
}))

const tableOf = ({ left }: OldRows) => left.split(' ')[0]
