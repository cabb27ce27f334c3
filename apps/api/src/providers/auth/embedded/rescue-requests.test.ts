// @module-tag postgres

import { randomUUIDv7 } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database, Db } from '../../../db/database.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { insertLinkRequest, takeLinkRequest } from './link-requests.queries.ts'
import { startRescue } from './rescue-requests.ts'
import { prepareGotrueSchema } from './schema/create-tables.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.longTransaction(prepareGotrueSchema)
})
afterAll(() => database.close())

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

interface Job {
  requestId: string
}

/** The rescue with the queue in the test's hands; it takes each request, but for those that fail. */
async function startTestRescue(failing: string[] = []) {
  const { db } = database
  const enqueued: { data: Job; startsIn: number }[] = []
  const delivered: string[] = []
  let runJob: ((data: Job) => Promise<void>) | undefined
  const queueRescue = await startRescue({
    db,
    jobs: {
      enqueue: async (_name, data, _transaction, { startAfter = new Date() } = {}) =>
        void enqueued.push({
          data: data as Job,
          startsIn: startAfter.getTime() - Date.now(),
        }),
      work: async (_name, handler) => {
        runJob = (data) => handler(data as never)
      },
    },
    mailing: { deliver: async (id) => void delivered.push(id) },
    serve: async (id) => {
      if (failing.includes(id)) throw new Error(`no mail for ${id}`)
      await takeLinkRequest(db, id, { keepsMails: true })
    },
  })
  return {
    enqueued,
    delivered,
    runJob: (requestId: string) => runJob?.({ requestId }),
    /** Stores a request and queues its rescue, as `requestLink` does. */
    async ask({ commits = true } = {}): Promise<string> {
      const id = randomUUIDv7()
      const request = {
        email: `${id}@example.org`,
        language: 'en',
        callback: { kind: 'signin', language: 'en' },
      } as const
      const row = { id, pairKey: id, clientKey: id, request, createdAt: new Date() }
      const onCommit = await database.db.transaction(async (tx: Db) => {
        await insertLinkRequest(tx, row, id)
        return queueRescue(tx, id)
      })
      if (commits) onCommit()
      return id
    },
  }
}

const readWaiting = async () => {
  const { rows } = await database.executeSql<{ id: string }>(
    'select id from auth.link_requests where request is not null order by id',
  )
  return rows.map(({ id }) => id)
}

test('requests of five seconds share a job, which starts after all of them', async () => {
  const rescue = await startTestRescue()
  const first = await rescue.ask()
  vi.setSystemTime(Date.now() + 4_999)
  await rescue.ask()
  expect(rescue.enqueued).toEqual([{ data: { requestId: first }, startsIn: 15_000 }])
  vi.setSystemTime(Date.now() + 1)
  const next = await rescue.ask()
  expect(rescue.enqueued.map(({ data }) => data.requestId)).toEqual([first, next])
})

test('a job whose transaction did not commit rescues nobody: the next request queues one', async () => {
  const rescue = await startTestRescue()
  await rescue.ask({ commits: false })
  await rescue.ask()
  expect(rescue.enqueued).toHaveLength(2)
})

test('the job serves all that waits, more than are read at a time', async () => {
  const rescue = await startTestRescue()
  const asked = []
  for (let request = 0; request < 60; request++) asked.push(await rescue.ask())
  expect(await readWaiting()).toEqual(expect.arrayContaining(asked))
  await rescue.runJob(asked[0] ?? '')
  expect(await readWaiting()).toEqual([])
  expect(rescue.delivered).toEqual([asked[0]])
})

test('a request that fails fails the job, and keeps no other one waiting', async () => {
  const failing: string[] = []
  const rescue = await startTestRescue(failing)
  const [broken, other] = [await rescue.ask(), await rescue.ask()]
  failing.push(broken)
  await expect(rescue.runJob(other)).rejects.toThrow(`no mail for ${broken}`)
  expect(await readWaiting()).toEqual([broken])
  failing.pop()
  await rescue.runJob(other)
  expect(await readWaiting()).toEqual([])
})
