import type { Db } from '../../db/database.ts'
import { findValidPayment } from './payments.queries.ts'

/** Whether the user has paid for the advanced report, and no refund or dispute took it back. */
export async function isPremium(db: Db, userId: string): Promise<boolean> {
  return (await findValidPayment(db, userId)) !== undefined
}
