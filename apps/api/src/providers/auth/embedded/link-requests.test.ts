// @module-tag postgres

import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../db/database.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { LinkRequest } from './link-request.ts'
import { insertLinkRequest, takeLinkRequest } from './link-requests.queries.ts'
import { prepareGotrueSchema } from './schema/create-tables.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.longTransaction(prepareGotrueSchema)
})
afterAll(() => database.close())

const request: LinkRequest = {
  email: 'taken@example.org',
  language: 'en',
  callback: { kind: 'signin', language: 'en' },
}

async function store(): Promise<string> {
  const id = randomUUIDv7()
  const keys = { pairKey: id, clientKey: id }
  await insertLinkRequest(database.db, { id, ...keys, request, createdAt: new Date() }, id)
  return id
}

test('a request is handed out once, with the account of its email', async () => {
  const { db } = database
  const unknown = await store()
  expect(await takeLinkRequest(db, unknown, { keepsMails: true })).toEqual({
    request,
    user: undefined,
  })
  expect(await takeLinkRequest(db, unknown, { keepsMails: true })).toBeUndefined()
  const id = randomUUIDv7()
  await database.executeSql(
    `insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
     values ($1, $2, now(), now(), now())`,
    [id, request.email],
  )
  expect(await takeLinkRequest(db, await store(), { keepsMails: true })).toEqual({
    request,
    user: { id, isConfirmed: true },
  })
})

test.each([true, false])('it waits for the disk unless mails stay here: %s', async (keepsMails) => {
  const { db } = database
  const id = await store()
  const setting = async (on: typeof db) => (await on.execute('show synchronous_commit')).rows[0]
  const before = await setting(db)
  await db.transaction(async (tx) => {
    await takeLinkRequest(tx, id, { keepsMails })
    expect(await setting(tx)).toEqual(keepsMails ? { synchronous_commit: 'off' } : before)
  })
  expect(await setting(db)).toEqual(before)
})
