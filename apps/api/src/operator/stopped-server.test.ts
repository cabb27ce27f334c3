// @module-tag postgres

import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { knownMigrations } from '../db/backup/own-tables.ts'
import { connectDatabase } from '../db/database.ts'
import { type Env, readEnv } from '../env.ts'
import { newTestDatabaseUrl } from '../testing/test-database.ts'
import { verb as backup } from './backup.ts'
import { verb as calibrate } from './calibrate.ts'
import { verb as erase } from './erase.ts'
import { verb as exportData } from './export.ts'
import { verb as find } from './find.ts'
import { verb as grant } from './grant.ts'
import { verb as keys } from './keys.ts'
import { verb as migrate } from './migrate.ts'
import { verb as move } from './move.ts'
import { verb as refund } from './refund.ts'
import { verb as resend } from './resend.ts'
import { verb as restore } from './restore.ts'
import { verb as stats } from './stats.ts'
import type { Verb } from './verb.ts'

const email = 'stopped@example.sk'
const uid = randomUUID()
let env: Env
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'individua-operator-'))
  const DATABASE_URL = await newTestDatabaseUrl()
  const { TEST_PGLITE_EMPTY_FOLDER: template } = process.env
  if (!DATABASE_URL && template) cpSync(template, join(folder, 'pglite'), { recursive: true })
  env = readEnv({ DATA_DIR: folder, DATABASE_URL, PGLITE_FSYNC: 'false' })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (verb: Verb, words: string[] = [], flags = {}, inEnv = env) =>
  verb.run({ env: inEnv, settings: {}, words, flags, pathOf: (path) => path, note: () => {} })

/** As a sign-up and a first visit leave it. */
async function addUser(): Promise<void> {
  const database = await connectDatabase(env)
  await database.executeSql(
    `insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
     values ($1, $2, now(), now(), now())`,
    [uid, email],
  )
  await database.executeSql(`insert into users (id, email, language) values ($1, $2, 'de')`, [
    uid,
    email,
  ])
  await database.close()
}

/** The counts of two days together. */
function sumOf({ day: _, ...counts }: Record<string, number>, other: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, count + (other[name] ?? 0)]),
  )
}

test('verbs that read refuse a folder without a database and leave it unmade', async () => {
  const DATA_DIR = join(folder, 'mistyped')
  const inEnv = readEnv({ DATA_DIR })
  const target = join(folder, 'target')
  const calls = [
    run(find, [email], {}, inEnv),
    run(erase, [email], { yes: true }, inEnv),
    run(stats, [], {}, inEnv),
    run(keys, ['rotate'], {}, inEnv),
    run(calibrate, [join(folder, 'forms.json')], {}, inEnv),
    run(backup, [join(folder, 'mistyped.backup')], {}, inEnv),
    run(move, [], { to: target }, inEnv),
  ]
  for (const call of calls) await expect(call).rejects.toThrow(`${DATA_DIR} holds no database`)
  expect([DATA_DIR, target].filter((path) => existsSync(path))).toEqual([])
})

test('verbs name an empty database; migrate makes its tables and says which, and then nothing', async () => {
  await expect(run(stats)).rejects.toThrow('The database is empty')
  const names = knownMigrations().map(({ tag }) => tag)
  const first = await run(migrate)
  expect(first.json).toEqual({ ran: names })
  expect(first.lines).toEqual(names.map((name) => `${name}: done`))
  const second = await run(migrate)
  expect(second).toEqual({
    lines: ['Nothing to do: no migration is pending.'],
    json: { ran: [] },
  })
})

test('while the server is stopped, a person is found, granted, exported, mailed, refunded and erased', async () => {
  await addUser()
  expect((await run(find, [email])).json).toMatchObject({ accounts: [{ id: uid, language: 'de' }] })
  expect((await run(grant, [email, 'advanced_report'])).json).toMatchObject({ origin: 'operator' })
  const file = join(folder, 'export.json')
  await run(exportData, [email, file])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    account: { id: uid, email },
    payments: [{ origin: 'operator', amount: 0 }],
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(run(exportData, [email, file])).rejects.toThrow('--replace')
  const printed = await run(exportData, [email])
  expect(JSON.parse(printed.lines.join('\n'))).toMatchObject({ account: { id: uid } })
  expect((await run(resend, [email])).json).toMatchObject({
    purpose: 'sign-in',
    language: 'de',
    state: 'sent',
  })
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
  const startedAt = new Date()
  const counted = await run(stats)
  const [today, yesterday] = Object.values(counted.json)[0] ?? []
  expect([startedAt, new Date()].map(dayOf)).toContain(today.day)
  // Of two days: midnight may have come since the first of these commands.
  expect(sumOf(today, yesterday)).toEqual({
    visitors: 0,
    signUps: 1,
    coreForms: 0,
    advancedReports: 0,
    payments: 0,
    grants: 1,
    refunds: 0,
    mails: 1,
  })
  expect(counted.lines).toHaveLength(31)
  expect(JSON.stringify(counted)).not.toContain(email)
  expect((await run(refund, [email])).json).toMatchObject({ outcome: 'ended' })
  expect((await run(erase, [email], { yes: true })).json).toMatchObject({ userIds: [uid] })
  await expect(run(find, [email])).rejects.toThrow('Nothing is stored')
  expect(existsSync(join(folder, 'individua.sock'))).toBe(false)
})

test('a stopped database is backed up and moved with the same rows', async () => {
  await addUser()
  const file = join(folder, 'stopped.backup')
  const before = await run(backup, [file])
  expect(before.lines.join()).toContain('keep it like a password')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(run(backup, [file])).rejects.toThrow('--replace')
  await expect(run(restore, [file])).rejects.toThrow('--replace')

  const url = await newTestDatabaseUrl()
  const target = join(folder, 'moved')
  const moved = await run(move, [], { to: url ?? target })
  const password = url && new URL(url).password
  if (password) expect(JSON.stringify(moved)).not.toContain(password)
  const there = readEnv({ DATA_DIR: target, DATABASE_URL: url, PGLITE_FSYNC: 'false' })
  const after = await run(backup, [join(folder, 'moved.backup')], {}, there)
  const { tables } = z.object({ tables: z.array(z.looseObject({})).min(10) }).parse(before.json)
  expect(moved.json).toMatchObject({ tables })
  expect(after.json).toMatchObject({ tables })
})

test('a backup needs a file in a folder that exists, and a move a database of ours', async () => {
  await expect(run(backup, [folder], { replace: true })).rejects.toThrow('is a folder')
  await expect(run(backup, [join(folder, 'none', 'backup')])).rejects.toThrow('There is no folder')
  for (const to of ['postgre://user:secret@host/individua', 'MySQL://host/individua']) {
    await expect(run(move, [], { to })).rejects.toThrow('begins with postgres://')
    expect(existsSync(to)).toBe(false)
  }
})

test('a database in use is neither restored into nor moved', async () => {
  const file = join(folder, 'in-use.backup')
  await run(backup, [file], { replace: true })
  const running = await connectDatabase(env)
  onTestFinished(() => running.close())
  await running.executeSql('select 1')
  const refusal = /running.*: stop/
  await expect(run(restore, [file])).rejects.toThrow(refusal)
  await expect(run(move, [], { to: join(folder, 'unmoved') })).rejects.toThrow(refusal)
})
