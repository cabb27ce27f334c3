import { createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { buildServer, freePort, startServer } from '../testing/server-process.ts'
import { newTestDatabaseUrl } from '../testing/test-database.ts'
import { visitor } from '../testing/visitor.ts'

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
    onRcptTo({ address }, _session, accept) {
      received.push(address)
      accept()
    },
    onData(stream, _session, accept) {
      stream.resume().on('end', () => accept())
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

test('a mail that was not sent when the process was killed is sent after the start, once', {
  timeout: 60_000,
}, async () => {
  const mailPort = Number(await freePort())
  const databaseUrl = await newTestDatabaseUrl()
  const settings = {
    PORT: await freePort(),
    DATA_DIR: build.newHome(),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const silent = await startSilentMailServer(mailPort)
  const first = await startServer(build, settings)
  const browser = visitor(first.origin)
  const email = browser.newAddress()
  await browser.signUp(email)
  await sleep(300)
  await first.kill()
  silent.close()

  const received: string[] = []
  const mailServer = await startMailServer(mailPort, received)
  const second = await startServer(build, settings)
  await expect.poll(() => received, { timeout: 30_000, interval: 100 }).toEqual([email])
  await sleep(2000)
  expect(received).toEqual([email])
  await second.kill()
  await new Promise<void>((resolve) => mailServer.close(resolve))
})
