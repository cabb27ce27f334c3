// @module-tag postgres

import { expect, test } from 'vitest'
import type { Database } from './db/database.ts'
import { type OldRows, oldRows } from './testing/old-rows.ts'
import { runWaitingJobs } from './testing/run-job.ts'
import { startTestApi } from './testing/start-test-api.ts'

/** More than a batch deletes. */
const count = 1_201

const yearAgo = () => new Date(Date.now() - 365 * 86_400_000)
const justNow = () => new Date(Date.now() - 60_000)

async function countLeft({ executeSql }: Database, { left }: OldRows): Promise<number> {
  const { rows } = await executeSql<{ left: number }>(`select count(*)::int as left from ${left}`)
  return rows[0]?.left ?? 0
}

async function runDailyWork(api: Awaited<ReturnType<typeof startTestApi>>, names: string[]) {
  await api.ctx.jobs.startDailyWork()
  for (const name of new Set(names)) await runWaitingJobs(api, name)
}

test.each(Object.entries(oldRows))('%s go when they are old, in batches', async (_, rows) => {
  const api = await startTestApi()
  await api.database.executeSql(rows.insert, [yearAgo(), count])
  await api.database.executeSql(rows.insert, [justNow(), count])
  await runDailyWork(api, [rows.cleanUp])
  expect(await countLeft(api.database, rows)).toBe(count)
})

test('no start waits for daily work, and one that fails is tried again beside the others', async () => {
  const api = await startTestApi()
  const { database } = api
  const { 'sign-ups': failing, ...others } = oldRows
  await database.executeScript(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before delete on sign_ups execute function refuse()`)
  const before = new Map<OldRows, number>()
  for (const rows of Object.values(oldRows)) {
    before.set(rows, await countLeft(database, rows))
    await database.executeSql(rows.insert, [yearAgo(), count])
  }
  await api.ctx.jobs.startDailyWork()
  const { rows: waiting } = await database.executeSql(
    `select 1 from jobs.job where name = $1 and state <> 'completed'
       and start_after > created_on + interval '9 s'`,
    [failing.cleanUp],
  )
  expect(waiting).toHaveLength(1)

  await database.executeSql(`update jobs.job set start_after = now() where name = $1`, [
    failing.cleanUp,
  ])
  await runDailyWork(
    api,
    Object.values(others).map(({ cleanUp }) => cleanUp),
  )
  for (const rows of Object.values(others)) {
    expect(await countLeft(database, rows)).toBe(before.get(rows))
  }
  await expect
    .poll(async () => {
      api.ctx.jobs.wake(failing.cleanUp)
      const { rows } = await database.executeSql(`select state from jobs.job where name = $1`, [
        failing.cleanUp,
      ])
      return rows
    })
    .toContainEqual({ state: 'retry' })
  await database.executeScript('drop trigger refuse on sign_ups; drop function refuse')
  await runWaitingJobs(api, failing.cleanUp)
  expect(await countLeft(database, failing)).toBe(before.get(failing))
})

test('mails that are not sent in time are given up, and decoys go when they are done', async () => {
  const api = await startTestApi()
  const { database } = api
  const mail = (kind: string, status: string, createdAt: Date) =>
    database.executeSql(
      `insert into outgoing_mails (recipient, kind, language, subject, text, html, status, created_at)
       values ('late@clean.test', $1, 'en', '', 'a link', '', $2, $3)`,
      [kind, status, createdAt],
    )
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
  await mail('sign-in', 'queued', twoDaysAgo)
  await mail('sign-up', 'queued', justNow())
  await mail('decoy', 'failed', justNow())
  await runDailyWork(api, ['erase-old-mails'])
  const { rows } = await database.executeSql(
    `select kind, status, text from outgoing_mails where recipient = 'late@clean.test' order by kind`,
  )
  expect(rows).toEqual([
    { kind: 'sign-in', status: 'failed', text: '' },
    { kind: 'sign-up', status: 'queued', text: 'a link' },
  ])
})
