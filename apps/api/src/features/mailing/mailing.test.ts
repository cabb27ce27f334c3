// @module-tag postgres

import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../db/database.ts'
import { type Jobs, startJobs } from '../../db/jobs.ts'
import { outgoingMails } from '../../db/schema/outgoing-mails.ts'
import { createMetrics } from '../../lib/metrics.ts'
import type { MailTransport } from '../../providers/mail/mail-transport.ts'
import { mailboxTransport } from '../../providers/mail/mailbox-transport.ts'
import { smtpTransport } from '../../providers/mail/smtp-transport.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { type Mailing, startMailing } from './mailing.service.ts'

const sender = 'Individua <hello@individua.test>'
const connections = 3
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.migrate()
})
afterAll(() => database.close())

/** Accepts or refuses each recipient as the test sets; stores what it accepted. */
function startSmtpServer() {
  const accepted: string[] = []
  const refusals: Error[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_recipient, _session, done) => done(refusals.shift()),
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        accepted.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  return new Promise<{
    url: string
    accepted: string[]
    refusals: Error[]
    close(): Promise<void>
  }>((ready) =>
    server.listen(0, '127.0.0.1', () =>
      ready({
        url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
        accepted,
        refusals,
        close: () => new Promise((closed) => server.close(() => closed())),
      }),
    ),
  )
}

const refusal = (responseCode: number) =>
  Object.assign(new Error('no: reader@example.org'), { responseCode })

async function start(
  transport: MailTransport,
  { now = () => new Date(), rescueAfterSeconds = 0 } = {},
) {
  const jobs = await startJobs(database, { onError: () => {} })
  const context = { db: database.db, jobs, transport, now, rescueAfterSeconds }
  const mailing = await startMailing({
    ...context,
    log: pino({ level: 'silent' }),
    metrics: createMetrics('pglite'),
  })
  return { jobs, mailing, stop: () => stop(jobs, mailing) }
}

async function stop(jobs: Jobs, mailing: Mailing) {
  await mailing.stop()
  await jobs.stop()
  await mailing.transport.close()
}

const mail = (given: { expiresAt?: Date } = {}) => ({
  recipient: 'reader@example.org',
  kind: 'sign-in',
  language: 'sk',
  subject: 'Odkaz na prihlásenie',
  text: 'https://individua.test/?token_hash=secret 402817',
  html: '<p>https://individua.test/?token_hash=secret 402817</p>',
  expiresAt: given.expiresAt ?? null,
})

async function rowOf(id: string) {
  const [row] = await database.db.select().from(outgoingMails).where(eq(outgoingMails.id, id))
  return row
}
const untilSent = (id: string) =>
  vi.waitFor(async () => expect((await rowOf(id))?.status).toBe('sent'), { timeout: 60_000 })

describe('with an SMTP server', () => {
  test('a mail goes out once with its row as message id, and its body is erased', async () => {
    const server = await startSmtpServer()
    const { mailing, stop } = await start(smtpTransport(server.url, sender, connections))
    const id = await database.db.transaction((tx) => mailing.queueMail(tx, mail()))
    mailing.deliverSoon(id)
    await untilSent(id)
    await mailing.deliver(id)

    expect(server.accepted).toHaveLength(1)
    expect(server.accepted[0]).toContain(`Message-ID: <${id}@individua.test>`)
    expect(server.accepted[0]).toMatch(/From: Individua <hello@individua.test>/)
    expect(server.accepted[0]).toContain('402817')
    expect(await rowOf(id)).toMatchObject({ text: '', html: '' })
    await stop()
    await server.close()
  })

  test('a mail that can be ended says so in its headers, and its link is erased with its body', async () => {
    const server = await startSmtpServer()
    const { mailing, stop } = await start(smtpTransport(server.url, sender, connections))
    const url = 'https://individua.test/api/weekly-mail/off?token=abc'
    const ids = await database.db.transaction(async (tx) => [
      await mailing.queueMail(tx, { ...mail(), unsubscribeUrl: url }),
      await mailing.queueMail(tx, mail()),
    ])
    for (const id of ids) await mailing.deliver(id)
    const [endable, other] = server.accepted
    expect(endable).toContain(`List-Unsubscribe: <${url}>`)
    expect(endable).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(other).not.toContain('List-Unsubscribe')
    expect((await rowOf(ids[0] ?? ''))?.unsubscribeUrl).toBeNull()
    await stop()
    await server.close()
  })

  test('a temporary failure is tried again and then succeeds; no email stays in the error', async () => {
    const server = await startSmtpServer()
    server.refusals.push(refusal(451))
    // Its job comes late: it would try again while the test looks at the failure.
    const transport = smtpTransport(server.url, sender, connections)
    const { mailing, stop } = await start(transport, { rescueAfterSeconds: 3_600 })
    const id = await database.db.transaction((tx) => mailing.queueMail(tx, mail()))
    await expect(mailing.deliver(id)).rejects.toThrow('451')
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1 })
    expect((await rowOf(id))?.lastError).not.toContain('reader')

    await database.executeSql(`update jobs.job set start_after = now() where name = 'send-mail'`)
    await untilSent(id)
    expect(server.accepted).toHaveLength(1)
    await stop()
    await server.close()
  })

  test('a final refusal is not tried again, and the body is erased', async () => {
    const server = await startSmtpServer()
    server.refusals.push(refusal(550))
    const { mailing, stop } = await start(smtpTransport(server.url, sender, connections))
    const id = await database.db.transaction((tx) => mailing.queueMail(tx, mail()))
    await mailing.deliver(id)
    expect(await rowOf(id)).toMatchObject({ status: 'failed', text: '', html: '' })
    await mailing.deliver(id)
    expect(server.accepted).toHaveLength(0)
    await stop()
    await server.close()
  })

  test('a server that is not there leaves the mail queued', async () => {
    const { mailing, stop } = await start(smtpTransport('smtp://127.0.0.1:9', sender, connections))
    const id = await database.db.transaction((tx) => mailing.queueMail(tx, mail()))
    await expect(mailing.deliver(id)).rejects.toThrow('ESOCKET')
    expect(await rowOf(id)).toMatchObject({ status: 'queued' })
    await database.db.delete(outgoingMails).where(eq(outgoingMails.id, id))
    await stop()
  })

  test('two who deliver at the same moment send one mail', async () => {
    const server = await startSmtpServer()
    const { mailing, stop } = await start(smtpTransport(server.url, sender, connections))
    const id = await database.db.transaction((tx) => mailing.queueMail(tx, mail()))
    await Promise.all([mailing.deliver(id), mailing.deliver(id)])
    expect(server.accepted).toHaveLength(1)
    await stop()
    await server.close()
  })
})

describe('surely', () => {
  test('a mail queued by a process that died is sent by the next one', async () => {
    const first = await start(mailboxTransport(sender))
    await first.stop()
    const id = await database.db.transaction((tx) => first.mailing.queueMail(tx, mail()))
    expect(await rowOf(id)).toMatchObject({ status: 'queued' })

    const second = await start(mailboxTransport(sender))
    await untilSent(id)
    expect((await rowOf(id))?.text).toContain('402817')
    await second.stop()
  })

  test('a transaction that fails leaves neither mail nor job', async () => {
    const { mailing, stop } = await start(mailboxTransport(sender))
    const id = randomUUID()
    const failing = database.db.transaction(async (tx) => {
      await mailing.queueMail(tx, mail(), id)
      throw new Error('changed our mind')
    })
    await expect(failing).rejects.toThrow('changed our mind')
    expect(await rowOf(id)).toBeUndefined()
    await stop()
  })

  test('the same mail queued twice is one mail', async () => {
    const server = await startSmtpServer()
    const { mailing, stop } = await start(smtpTransport(server.url, sender, connections))
    const id = randomUUID()
    for (const _time of [1, 2])
      await database.db.transaction((tx) => mailing.queueMail(tx, mail(), id))
    await untilSent(id)
    expect(server.accepted).toHaveLength(1)
    await stop()
    await server.close()
  })

  test('a mail that could not be sent in time loses its body soon after the next start', async () => {
    const first = await start(smtpTransport('smtp://127.0.0.1:9', sender, connections))
    await first.stop()
    const expiresAt = new Date(Date.now() + 1000)
    const id = randomUUID()
    await database.db.insert(outgoingMails).values({ id, ...mail({ expiresAt }) })
    const minuteLater = new Date(Date.now() + 60_000)
    const second = await start(mailboxTransport(sender), { now: () => minuteLater })
    await second.jobs.startDailyWork()
    await database.executeSql(
      `update jobs.job set start_after = now() where name = 'erase-old-mails'`,
    )
    await expect
      .poll(() => {
        second.jobs.wake('erase-old-mails')
        return rowOf(id)
      })
      .toMatchObject({ status: 'failed', text: '', html: '' })
    await second.stop()
  })

  test('a link that has run out is not sent late', async () => {
    const server = await startSmtpServer()
    const later = new Date(Date.now() + 11 * 60_000)
    const { mailing, stop } = await start(smtpTransport(server.url, sender, connections), {
      now: () => later,
    })
    const expiresAt = new Date(Date.now() + 10 * 60_000)
    const id = await database.db.transaction((tx) => mailing.queueMail(tx, mail({ expiresAt })))
    await mailing.deliver(id)
    expect(await rowOf(id)).toMatchObject({ status: 'failed', lastError: 'expired', text: '' })
    expect(server.accepted).toHaveLength(0)
    await stop()
    await server.close()
  })
})
