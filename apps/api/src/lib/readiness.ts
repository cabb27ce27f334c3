import type { WriteRefusal } from '../db/database.ts'
import { respondsInTime } from '../db/health.ts'
import type { AppContext } from './context.ts'

/** Why a load balancer should send requests elsewhere. */
export type UnreadyReason = 'stopping' | 'database_unresponsive' | WriteRefusal

const timeoutMs = 1_500

/** Why `/readyz` fails; undefined while the process can serve any request. */
export async function unreadyReason(
  ctx: Pick<AppContext, 'db' | 'databaseResponses' | 'draining' | 'writeRefusal'>,
): Promise<UnreadyReason | undefined> {
  if (ctx.draining.aborted) return 'stopping'
  const database = { db: ctx.db, responses: ctx.databaseResponses }
  if (!(await respondsInTime(database, timeoutMs))) return 'database_unresponsive'
  return ctx.writeRefusal()
}
