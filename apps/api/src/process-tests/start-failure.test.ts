// @module-tag postgres

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@individua/testkit/free-port'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { connectDatabase } from '../db/database.ts'
import { buildServer, spawnServer, startServer } from '../testing/server-build.ts'
import { newTestDatabaseUrl } from '../testing/test-database.ts'

const build = buildServer()
afterAll(build.remove)

const onPostgres = test.runIf(process.env.TEST_DATABASE_URL)
const onPglite = test.skipIf(process.env.TEST_DATABASE_URL)

onPglite('a start on a damaged folder fails with one line that names the folder', async () => {
  const first = await startServer(build, { PORT: await freePort() })
  await first.kill()
  await rm(join(first.home, 'pglite', 'global', 'pg_control'))
  expectStartFailure(await failToStart({ DATA_DIR: first.home }), `DATA_DIR ${first.home}: `)
})

onPglite('a start on the tables of something else fails with one line, without SQL', async () => {
  const home = build.newEmptyHome()
  const database = await connectDatabase({ DATA_DIR: home })
  await database.executeSql('create table answers (secret text)')
  await database.close()
  expectStartFailure(await failToStart({ DATA_DIR: home }), `DATA_DIR ${home}: `)
})

onPostgres('a start as a user who may not create tables fails with one line', async () => {
  const url = new URL((await newTestDatabaseUrl()) ?? '')
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  await admin.query("create role reader login password 'not-to-be-printed'")
  await admin.end()
  url.username = 'reader'
  url.password = 'not-to-be-printed'
  const failure = await failToStart({ DATABASE_URL: url.href })
  expectStartFailure(failure, 'DATABASE_URL: its user lacks a permission')
  expect(failure.output).not.toContain('not-to-be-printed')
})

async function failToStart(settings: Record<string, string>) {
  const server = spawnServer(build, { ...settings, PORT: await freePort() })
  const { code } = await server.ended
  return { code, output: server.output() }
}

function expectStartFailure(
  { code, output }: { code: number | null; output: string },
  start: string,
) {
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output.startsWith(start)).toBe(true)
  expect(output).not.toMatch(/create table|insert |select |params|\n\s+at /i)
}
