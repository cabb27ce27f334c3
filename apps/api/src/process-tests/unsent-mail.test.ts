// @module-tag postgres

import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { freePort } from '@individua/testkit/free-port'
import { createVisitor } from '@individua/testkit/visitor'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { connectDatabase, type DatabaseSettings } from '../db/database.ts'
import { buildServer, newSettings, startServer } from '../testing/server-build.ts'

const build = buildServer()
afterAll(build.remove)

/** Takes connections and never says a word. */
async function startSilentMailServer(port: number): Promise<Server> {
  const server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

async function startMailServer(port: number, received: string[]): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address: email }, _session, accept) {
      received.push(email)
      accept()
    },
    onData(stream, _session, accept) {
      stream.resume().on('end', () => accept())
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

/** Asks the database while no server runs. */
async function readRows(settings: DatabaseSettings, text: string) {
  const database = await connectDatabase(settings)
  const { rows } = await database.executeSql(text)
  await database.close()
  return rows
}

const statuses = 'select status from outgoing_mails'
/** As if the time had passed after which a job looks whether the mail went out. */
const letTimePass = `update jobs.job set start_after = now()
  where name = 'send-mail' and state in ('created', 'retry')`

async function countSent(origin: string): Promise<string | undefined> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return /individua_mails_total\{outcome="sent"\} (\d+)/.exec(metrics)?.[1]
}

test('a mail that was not sent when the process was killed is sent after the start, once', async () => {
  const mailPort = Number(await freePort())
  const given = await newSettings(build)
  const settings = { ...given, SMTP_URL: `smtp://127.0.0.1:${mailPort}` }
  const silent = await startSilentMailServer(mailPort)
  const isBeingSent = once(silent, 'connection')
  const first = await startServer(build, settings)
  const browser = createVisitor(first.origin)
  const email = browser.newEmail()
  await browser.signUp(email)
  await isBeingSent
  await first.kill()
  silent.close()
  expect(await readRows(given, statuses)).toEqual([{ status: 'queued' }])
  await readRows(given, letTimePass)

  const received: string[] = []
  const mailServer = await startMailServer(mailPort, received)
  const second = await startServer(build, settings)
  await expect.poll(() => countSent(second.origin), { interval: 100 }).toBe('1')
  // A stop lets jobs finish, so whatever would send it again has had its turn.
  second.signal('SIGTERM')
  await second.ended
  expect(received).toEqual([email])
  expect(await readRows(given, statuses)).toEqual([{ status: 'sent' }])
  await new Promise<void>((resolve) => mailServer.close(resolve))
})
