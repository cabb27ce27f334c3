import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@individua/testkit/free-port'
import { codeIn, linkIn, mailboxOf, type Mail as SentMail } from '@individua/testkit/mailbox'
import { startServer } from '@individua/testkit/server-process'
import { waitFor } from '@individua/testkit/wait-for'
import type { ServerMessage } from './product-server.ts'

export interface Mail extends SentMail {
  /** The link of the mail, and the code beside it. */
  link: string
  code: string
}

export interface RunningProduct {
  url: string
  /** One that no mail has gone to. */
  newEmail(): string
  /** Puts the server's clock forward. */
  letPass(minutes: number): Promise<void>
  /** What needs this table fails on the server as long as it is away. */
  withoutTable(table: string, during: () => Promise<void>): Promise<void>
  /** What needs the database waits; with its end the database answers, and goes on with what waited. */
  withHangingDatabase(during: () => Promise<void>): Promise<void>
  /** Afterwards it is started again, on the same folder and port. */
  whileStopped(during: () => Promise<void>): Promise<void>
  mailsTo(to: string): Promise<Mail[]>
  /** The newest mail to this email; waits until there are `count` of them. */
  newestMail(to: string, count?: number): Promise<Mail>
  stop(): Promise<void>
}

/** Starts a product of its own, on an empty folder and a free port. */
export async function startProduct(settings: Record<string, string> = {}): Promise<RunningProduct> {
  const directory = mkdtempSync(join(tmpdir(), 'individua-journey-'))
  const port = await freePort()
  const start = () =>
    startServer({
      entry: join(import.meta.dirname, 'product-server.ts'),
      nodeOptions: ['--import', 'tsx'],
      env: { ...process.env, ...settings, PORT: port, DATA_DIR: directory },
      isVerbose: true,
      hasChannel: true,
    })
  const url = `http://localhost:${port}`
  let server = await start()
  const tell = (message: ServerMessage) => server.tell(message)
  let minutesAhead = 0
  return {
    url,
    newEmail: () => `visitor.${crypto.randomUUID().slice(0, 8)}@example.sk`,
    async letPass(minutes) {
      minutesAhead += minutes
      await tell({ minutes })
    },
    async withoutTable(table, during) {
      const name = table.split('.').at(-1)
      await tell({ sql: `alter table ${table} rename to ${name}_away`, isQuiet: true })
      try {
        await during()
      } finally {
        await tell({ sql: `alter table ${table}_away rename to ${name}` })
      }
    },
    async withHangingDatabase(during) {
      await tell({ database: 'hangs', isQuiet: true })
      try {
        await during()
      } finally {
        await tell({ database: 'answers' })
      }
    },
    async whileStopped(during) {
      await server.stop()
      try {
        await during()
      } finally {
        server = await start()
        await tell({ minutes: minutesAhead })
      }
    },
    mailsTo: (to) => mailsTo(url, to),
    newestMail: (to, count = 1) => newestMail(url, to, count),
    async stop() {
      await server.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function newestMail(url: string, to: string, count: number): Promise<Mail> {
  return waitFor(`mail ${count} to ${to}`, async () => {
    const received = await mailsTo(url, to)
    return received.length >= count ? received[0] : undefined
  })
}

async function mailsTo(url: string, to: string): Promise<Mail[]> {
  const mails = await mailboxOf(url)(to)
  return mails.map((mail) => ({ ...mail, link: linkIn(mail), code: codeIn(mail) }))
}
