// @module-tag postgres

import { randomBytes } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createVisitor, signIn } from '@individua/testkit/visitor'
import { afterAll, expect, test } from 'vitest'
import { runOperator } from '../testing/run-operator.ts'
import {
  buildServer,
  emptySettings,
  newSettings,
  spawnServer,
  startServer,
} from '../testing/server-build.ts'
import { newTestDatabaseUrl } from '../testing/test-database.ts'

const build = buildServer()
afterAll(build.remove)

type Settings = Record<string, string | number>

const individua = (settings: Settings, ...args: string[]) => runOperator(build, settings, args)

async function stop(server: Awaited<ReturnType<typeof startServer>>): Promise<void> {
  server.signal('SIGTERM')
  expect((await server.ended).code).toBe(0)
}

async function signedInOn(origin: string) {
  const visitor = createVisitor(origin)
  const email = visitor.newEmail()
  await visitor.signUp(email)
  return { visitor, email, headers: await signIn(visitor, email) }
}

test('a backup of the running server, restored elsewhere, keeps people signed in', async () => {
  const settings = await newSettings(build)
  const first = await startServer(build, settings)
  const { headers } = await signedInOn(first.origin)
  const file = join(build.newHome(), 'running.backup')
  const backup = await individua(settings, 'backup', file)
  expect(backup).toMatchObject({
    code: 0,
    output: expect.stringContaining('keep it like a password'),
  })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const left = await readdir(String(settings.DATA_DIR))
  expect(left.filter((name) => name.includes('spool'))).toEqual([])
  expect((await individua(settings, 'backup', file)).output).toContain('--replace')
  for (const command of [
    ['restore', file],
    ['move', '--to', build.newHome()],
  ]) {
    const refused = await individua(settings, ...command)
    expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/running.*: stop/) })
  }
  await stop(first)
  expect((await individua(settings, 'restore', file)).output).toContain('--replace')
  // The same port: tokens name the URL that issued them.
  const others = { ...(await emptySettings(build)), PORT: settings.PORT }
  expect(await individua(others, 'restore', file)).toMatchObject({ code: 0 })
  const second = await startServer(build, others)
  const info = await createVisitor(second.origin).call('GET /api/users/info', { headers })
  expect(info.is_premium).toBe(false)
  await second.kill()
})

test('a stopped database is moved with the same rows', async () => {
  const settings = await newSettings(build)
  await stop(await startServer(build, settings))
  const DATA_DIR = build.newHome()
  const url = await newTestDatabaseUrl()
  const moved = await individua(settings, 'move', '--to', url ?? DATA_DIR, '--json')
  expect(moved).toMatchObject({ code: 0 })
  expect(moved.output).not.toContain(url && new URL(url).password ? new URL(url).password : '\0')
  const [before, after] = [
    await individua(settings, 'backup', join(DATA_DIR, 'before'), '--json'),
    await individua({ DATA_DIR, ...(url && { DATABASE_URL: url }) }, 'backup', 'after', '--json'),
  ]
  expect(JSON.parse(after.output).tables).toEqual(JSON.parse(before.output).tables)
  expect(JSON.parse(moved.output).tables).toEqual(JSON.parse(before.output).tables)
})

test('keys are rotated in the running server and those who are signed in notice nothing', async () => {
  const settings = await newSettings(build)
  const server = await startServer(build, settings)
  const { visitor, headers } = await signedInOn(server.origin)
  const before = JSON.parse((await individua(settings, 'keys', 'list', '--json')).output)
  const after = JSON.parse((await individua(settings, 'keys', 'rotate', '--json')).output)
  expect(after).toHaveLength(before.length + 2)
  expect(Object.keys(after[0])).toEqual(['ring', 'id', 'startsAt', 'endsAt'])
  expect(await visitor.call('GET /api/users/info', { headers })).toBeDefined()
  await server.kill()
})

test('verbs work beside a running server, and the commands end by themselves', async () => {
  const settings = await newSettings(build)
  const server = await startServer(build, settings)
  const { visitor, email, headers } = await signedInOn(server.origin)
  const info = () => visitor.call('GET /api/users/info', { headers })
  const { id } = await info()
  const asJson = async (...args: string[]) => {
    const { code, output } = await individua(settings, ...args, '--json')
    return { code, ...JSON.parse(output) }
  }
  expect(await asJson('find', email)).toMatchObject({ code: 0, accounts: [{ id }] })
  expect(await asJson('grant', email, 'advanced_report')).toMatchObject({ code: 0, userId: id })
  expect((await info()).is_premium).toBe(true)
  expect(await asJson('refund', email)).toMatchObject({ code: 0, outcome: 'ended' })
  expect((await info()).is_premium).toBe(false)
  expect(await asJson('export', email)).toMatchObject({ code: 0, account: { id, email } })
  expect(await asJson('migrate')).toEqual({ code: 0, ran: [] })
  expect((await asJson('stats')).days[0]).toMatchObject({ signUps: 1, grants: 1, refunds: 1 })
  expect(await individua(settings, 'resend', email)).toMatchObject({
    code: 1,
    output: expect.stringContaining('Nothing was sent'),
  })
  const { code, findings } = await asJson('doctor')
  expect({ code, findings }).toMatchObject({ code: 0 })
  expect(findings).toContainEqual({
    name: 'server',
    verdict: 'ok',
    seen: expect.stringContaining('is ready'),
  })
  expect(await asJson('erase', email, '--yes')).toMatchObject({ code: 0, userIds: [id] })
  await expect(info()).rejects.toThrow()
  expect(await asJson('find', email)).toEqual({ code: 1, error: `Nothing is stored of ${email}.` })
  await stop(server)
})

test('doctor looks at settings with which the server does not start', async () => {
  const settings = await emptySettings(build)
  const { code, output } = await individua({ ...settings, LOG_LEVEL: 'loud' }, 'doctor')
  expect(code).toBe(1)
  expect(output).toMatch(/^failed +settings +LOG_LEVEL must be one of/m)
  expect(output).toMatch(/^ok +database/m)
})

test('SECRETS_KEY encrypts the keys; another one, or none, ends the start with one line', async () => {
  const settings = await newSettings(build)
  await stop(await startServer(build, settings))
  const SECRETS_KEY = randomBytes(32).toString('base64')
  await stop(await startServer(build, { ...settings, SECRETS_KEY }))
  for (const wrong of [{}, { SECRETS_KEY: randomBytes(32).toString('base64') }]) {
    const refused = spawnServer(build, { ...settings, ...wrong })
    expect((await refused.ended).code).toBe(1)
    expect(refused.output().trim()).toMatch(/^SECRETS_KEY is (missing|not the key)[^\n]*$/)
  }
  const file = join(build.newHome(), 'encrypted.backup')
  const backup = await individua({ ...settings, SECRETS_KEY }, 'backup', file)
  expect(backup.output).toContain('encrypted with SECRETS_KEY')
})
