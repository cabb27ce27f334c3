import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startServerWithSocket } from '../testing/server-with-socket.ts'
import { verb as backup } from './backup.ts'
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
import { OperatorError } from './verb.ts'

let server: Awaited<ReturnType<typeof startServerWithSocket>>
beforeAll(async () => {
  server = await startServerWithSocket()
})

const newEmail = () => `${randomUUID()}@example.sk`

/** As a sign-up and a first visit leave it. */
async function addUser() {
  const [id, email] = [randomUUID(), newEmail()]
  await server.database.executeSql(
    `insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
     values ($1, $2, now(), now(), now())`,
    [id, email],
  )
  await server.database.executeSql(
    "insert into users (id, email, language) values ($1, $2, 'de')",
    [id, email],
  )
  return { id, email }
}

test('a running server finds, grants, exports, refunds, counts and erases for a command', async () => {
  const { id, email } = await addUser()
  expect((await server.run(find, [email])).json).toMatchObject({ accounts: [{ id }] })
  const granted = await server.run(grant, [email, 'advanced_report'])
  expect(granted.json).toMatchObject({ userId: id, origin: 'operator' })
  await server.run(exportData, [email, 'export.json'])
  const exported = JSON.parse(readFileSync(join(server.folder, 'export.json'), 'utf8'))
  expect(exported).toMatchObject({ account: { id, email }, payments: [{ origin: 'operator' }] })
  expect((await server.run(refund, [email])).json).toMatchObject({ outcome: 'ended' })
  expect((await server.run(stats)).json).toMatchObject({
    days: expect.arrayContaining([expect.objectContaining({ signUps: 1, grants: 1, refunds: 1 })]),
  })
  expect((await server.run(erase, [email], { yes: true })).json).toMatchObject({ userIds: [id] })
})

test('a running server has no migration to run', async () => {
  expect((await server.run(migrate)).json).toEqual({ ran: [] })
})

test('what a running server refuses is told by the command', async () => {
  const { email } = await addUser()
  await server.run(resend, [email])
  await expect(server.run(resend, [email])).rejects.toThrow('Nothing was sent')
  const unknown = newEmail()
  await expect(server.run(find, [unknown])).rejects.toThrow(
    new OperatorError(`Nothing is stored of ${unknown}.`),
  )
})

const endsOfKeys = z.array(z.object({ id: z.string(), endsAt: z.string().optional() }))

test('a running server lists and rotates its keys', async () => {
  const before = await server.run(keys, ['list'])
  const after = await server.run(keys, ['rotate'])
  expect(after.lines).toHaveLength(before.lines.length + 2)
  // The new keys are announced: until every instance has them, the ones before are in use.
  const inUse = after.lines.filter((line) => line.endsWith('(in use)'))
  expect(inUse.map((line) => line.split('  ')[1])).toEqual(['initial', 'initial'])
  expect(after.lines.join('\n')).not.toContain('1970')
  const { json } = await server.run(keys, ['rotate'], { 'at-once': true })
  const ends = endsOfKeys.parse(json).flatMap(({ id, endsAt }) => (id === 'initial' ? endsAt : []))
  expect(ends).toHaveLength(2)
  for (const end of ends) expect(new Date(end ?? Infinity).getTime()).toBeLessThan(Date.now() + 1)
})

test('a backup of a running server leaves nothing else in its folder', async () => {
  const before = readdirSync(server.folder)
  const { lines } = await server.run(backup, ['running.backup'])
  expect(lines.join('\n')).toContain('keep it like a password')
  expect(readdirSync(server.folder)).toEqual([...before, 'running.backup'].toSorted())
})

test('restore and move are refused while the server runs', async () => {
  await server.run(backup, ['refused.backup'], { replace: true })
  const refusal = /running.*: stop/
  await expect(server.run(restore, ['refused.backup'])).rejects.toThrow(refusal)
  await expect(server.run(move, [], { to: 'elsewhere' })).rejects.toThrow(refusal)
})
