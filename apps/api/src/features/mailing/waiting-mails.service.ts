import type { Db } from '../../db/database.ts'
import { countWaitingMails } from './mailing.queries.ts'

export interface WaitingMails {
  count: number
  /** Zero where none waits. */
  oldestSeconds: number
}

/** The mails that are not sent yet, for a monitor. */
export async function readWaitingMails(db: Db, now: Date): Promise<WaitingMails> {
  const { count, oldestAt } = await countWaitingMails(db)
  return { count, oldestSeconds: oldestAt ? (now.getTime() - oldestAt.getTime()) / 1000 : 0 }
}
