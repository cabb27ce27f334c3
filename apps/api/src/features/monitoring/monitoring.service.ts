import type { Database } from '../../db/database.ts'
import { inTime } from '../../db/in-time.ts'
import { type QueueState, readQueues } from '../../db/queue-states.ts'
import type { AppContext } from '../../lib/context.ts'
import { type UnreadyReason, unreadyReason } from '../../lib/readiness.ts'
import { readWaitingMails, type WaitingMails } from '../mailing/waiting-mails.service.ts'
import { secondsOverdue } from '../payments/reconcile.service.ts'
import { addProcessGauges, createStateGauges, type StateGauges } from './state-gauges.ts'

/** However often a monitor asks, an instance reads its database so seldom. */
const readEveryMs = 15_000
const defaultTimeoutMs = 1_500

export interface Monitoring {
  /** Brings the measures up to date that are read from the database; never throws. */
  refresh(): Promise<void>
}

/**
 * Adds what is known of database, queues, mails and payments to the metrics.
 * @param timeoutMs longest time for a read of the database
 */
export function startMonitoring(
  ctx: AppContext,
  database: Database,
  timeoutMs = defaultTimeoutMs,
): Monitoring {
  const { register } = ctx.metrics
  addProcessGauges(register, database)
  const gauges = createStateGauges(register)
  let reading: Promise<void> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  return {
    async refresh() {
      if (performance.now() - readAt >= readEveryMs) {
        readAt = performance.now()
        reading = readState(ctx, gauges, inTime(readRows(ctx, database), timeoutMs))
      }
      await reading
    },
  }
}

const reasons: Record<UnreadyReason, true> = {
  stopping: true,
  database_unresponsive: true,
  disk_full: true,
  writes_refused: true,
}

/** What cannot be read is left out: an old value would look like a new one. */
async function readState(
  ctx: AppContext,
  gauges: StateGauges,
  rows: Promise<StateRows>,
): Promise<void> {
  const [unready, state] = await Promise.all([unreadyReason(ctx), rows.catch(() => undefined)])
  clear(gauges)
  for (const reason of Object.keys(reasons)) {
    gauges.unready.set({ reason }, reason === unready ? 1 : 0)
  }
  const now = ctx.now()
  const keyAge = (now.getTime() - ctx.ticketKeys.current(now).startsAt.getTime()) / 1000
  gauges.keyAge.set({ ring: 'registration-tickets' }, keyAge)
  if (state) setRows(gauges, state)
}

/** A gauge without labels is zero after a reset. */
function clear(gauges: StateGauges): void {
  for (const gauge of Object.values(gauges)) gauge.reset()
  for (const gauge of [gauges.mailsWaiting, gauges.mailsOldest, gauges.paymentCheck]) gauge.remove()
}

interface StateRows {
  queues: QueueState[]
  mails: WaitingMails
  overdue: number
}

async function readRows(ctx: AppContext, database: Database): Promise<StateRows> {
  const [queues, mails, overdue] = await Promise.all([
    readQueues(database),
    readWaitingMails(ctx.db, ctx.now()),
    secondsOverdue(ctx),
  ])
  return { queues, mails, overdue }
}

function setRows(gauges: StateGauges, { queues, mails, overdue }: StateRows): void {
  for (const { name: queue, waiting, oldestSeconds, failed } of queues) {
    gauges.queueWaiting.set({ queue }, waiting)
    gauges.queueOldest.set({ queue }, oldestSeconds)
    gauges.queueFailed.set({ queue }, failed)
  }
  gauges.mailsWaiting.set(mails.count)
  gauges.mailsOldest.set(mails.oldestSeconds)
  gauges.paymentCheck.set(overdue)
}
