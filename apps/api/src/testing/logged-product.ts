import { drizzle } from 'drizzle-orm/pglite'
import pino from 'pino'
import { expect, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { openClient } from '../db/pglite.ts'
import { readEnv } from '../env.ts'
import { createProduct } from '../product.ts'
import { copyMigratedPglite } from './copied-pglite.ts'
import { testTimeoutMs } from './test-database.ts'

/** The whole product on a database of its own that notes every statement but those of polling queues. */
export async function startLoggedProduct(now: () => Date) {
  const statements: string[] = []
  const client = copyMigratedPglite()
  // Keys are read anew every half minute.
  const logQuery = (query: string) => {
    if (!query.includes('"server_secrets"')) statements.push(query)
  }
  // The queues are polled through the other way in, which is not logged.
  const db = drizzle(client, { logger: { logQuery } })
  const database: Database = { ...(await openClient(client)), db }
  const product = await createProduct({
    env: readEnv({}),
    database,
    log: pino({ level: 'silent' }),
    now,
    requestTimeoutMs: testTimeoutMs,
  })
  // What a full minute brings would be among the statements.
  await database.executeScript('delete from jobs.schedule; delete from jobs.job')
  return {
    statements,
    database,
    fetch: async (url: string, init?: RequestInit) => product.app.request(url, init),
    async readMails(email: string) {
      const { rows } = await database.executeSql<Record<'to' | 'subject' | 'text', string>>(
        `select recipient as "to", subject, text from outgoing_mails
         where recipient = $1 and status = 'sent' order by created_at desc`,
        [email],
      )
      return rows
    },
    metrics: () => product.ctx.metrics.text(),
    /** Waits until no link is asked for and no mail is queued. */
    async untilIdle(): Promise<void> {
      await vi.waitFor(
        async () => {
          const { rows } = await database.executeSql(
            `select 1 from auth.link_requests where request is not null
             union all select 1 from outgoing_mails where status = 'queued'`,
          )
          expect(rows).toEqual([])
        },
        { timeout: testTimeoutMs, interval: 20 },
      )
      // The jobs that guarantee a mail look after it a quarter of a minute later.
      await database.executeSql(
        `delete from jobs.job where name in ('serve-link-request', 'send-mail')`,
      )
    },
    async stop(): Promise<void> {
      await product.stop()
      await database.close()
    },
  }
}
