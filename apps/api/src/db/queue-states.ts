import { z } from 'zod'
import type { Database } from './database.ts'

const queueState = z.object({
  name: z.string(),
  /** Jobs whose time has come and that no instance has taken. */
  waiting: z.coerce.number(),
  oldestSeconds: z.coerce.number(),
  /** Given up in the last hour; pg-boss counts them once a minute. */
  failed: z.coerce.number(),
})
export type QueueState = z.infer<typeof queueState>

/** The index of waiting jobs covers this: the jobs that are done are not looked at. */
const readStates = `
  select queue.name, queue.failed_count as failed, count(job.start_after) as waiting,
    coalesce(extract(epoch from now() - min(job.start_after)), 0) as "oldestSeconds"
  from jobs.queue
  left join jobs.job on job.name = queue.name and job.state < 'active'
    and not job.blocked and job.start_after <= now()
  group by queue.name, queue.failed_count`

/** How long the queues are, for a monitor. */
export async function readQueues({ executeSql }: Pick<Database, 'executeSql'>) {
  const { rows } = await executeSql(readStates)
  return rows.map((row) => queueState.parse(row))
}
