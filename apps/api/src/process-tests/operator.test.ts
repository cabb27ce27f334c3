// @module-tag postgres

import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createVisitor, signIn } from '@individua/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOperator } from '../testing/run-operator.ts'
import {
  buildServer,
  emptySettings,
  newSettings,
  spawnServer,
  startServer,
} from '../testing/server-build.ts'

const build = buildServer()
afterAll(build.remove)

let settings: Awaited<ReturnType<typeof newSettings>>
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  settings = await newSettings(build)
  server = await startServer(build, settings)
})

async function signedIn() {
  const visitor = createVisitor(server.origin)
  const email = visitor.newEmail()
  await visitor.signUp(email)
  return { visitor, email, headers: await signIn(visitor, email) }
}

test('a backup of the running server, restored and encrypted elsewhere, keeps people signed in', async () => {
  const { headers } = await signedIn()
  const file = join(build.newHome(), 'running.backup')
  const backup = await runOperator(build, settings, ['backup', file])
  expect(backup).toMatchObject({
    code: 0,
    output: expect.stringContaining('keep it like a password'),
  })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  // The same public URL: tokens name the URL that issued them.
  const others = {
    ...(await emptySettings(build)),
    PUBLIC_URL: `http://localhost:${settings.PORT}`,
  }
  expect(await runOperator(build, others, ['restore', file])).toMatchObject({ code: 0 })
  const SECRETS_KEY = randomBytes(32).toString('base64')
  const second = await startServer(build, { ...others, SECRETS_KEY })
  const info = await createVisitor(second.origin).call('GET /api/users/info', { headers })
  expect(info.is_premium).toBe(false)
  await second.stop()

  const refused = spawnServer(build, others)
  expect((await refused.ended).code).toBe(1)
  expect(refused.output().trim()).toMatch(/^SECRETS_KEY is missing[^\n]*$/)
})

test('keys are rotated in the running server and those who are signed in notice nothing', async () => {
  const { visitor, headers } = await signedIn()
  const rotated = await runOperator(build, settings, ['keys', 'rotate', '--json'])
  const keys = JSON.parse(rotated.output)
  expect(keys.length).toBeGreaterThan(2)
  expect(Object.keys(keys[0])).toEqual(['ring', 'id', 'startsAt', 'endsAt'])
  expect(await visitor.call('GET /api/users/info', { headers })).toBeDefined()
})

test('verbs work beside a running server, and the commands end by themselves', async () => {
  const { visitor, email, headers } = await signedIn()
  const info = () => visitor.call('GET /api/users/info', { headers })
  const { id } = await info()
  const asJson = async (...args: string[]) => {
    const { code, output } = await runOperator(build, settings, [...args, '--json'])
    return { code, ...JSON.parse(output) }
  }
  expect(await asJson('grant', email, 'advanced_report')).toMatchObject({ code: 0, userId: id })
  expect((await info()).is_premium).toBe(true)
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
})

test('a command that cannot be understood ends with 2 and says why', async () => {
  const { code, output } = await runOperator(build, settings, ['frob'])
  expect(code).toBe(2)
  expect(output).toContain('There is no verb frob')
  expect(output).not.toContain('    at ')
})
