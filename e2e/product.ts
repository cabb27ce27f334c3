import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@individua/testkit/free-port'
import { codeIn, linkIn, mailboxOf, type Mail as SentMail } from '@individua/testkit/mailbox'
import { startServer } from '@individua/testkit/server-process'
import { waitFor } from '@individua/testkit/wait-for'
import { writeNewerBuild } from './newer-build.ts'
import type { ServerMessage } from './server-controls.ts'

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
  /** Has a job of the server done now instead of at its next full minute. */
  doJob(name: string): Promise<void>
  /** What needs this table fails on the server as long as it is away. */
  withoutTable(table: string, during: () => Promise<void>): Promise<void>
  /** What needs the database waits; with its end the database answers, and goes on with what waited. */
  withHangingDatabase(during: () => Promise<void>): Promise<void>
  /**
   * Serves a later release from now on, on the same folder and port.
   * @returns how the names of its scripts end
   */
  serveNewerBuild(): Promise<string>
  mailsTo(to: string): Promise<Mail[]>
  /** The newest mail to this email; waits until there are `count` of them. */
  newestMail(to: string, count?: number): Promise<Mail>
  /** What the server has logged, for a journey that fails. */
  log(): string
  stop(): Promise<void>
}

const server = join(import.meta.dirname, '../apps/api/dist/server.js')
const controls = join(import.meta.dirname, 'server-controls.ts')

/** Starts the built server as `npm start` does, on an empty folder (so without `.env`) and a free port. */
export async function startProduct(settings: Record<string, string> = {}): Promise<RunningProduct> {
  const directory = mkdtempSync(join(tmpdir(), 'individua-journey-'))
  const port = await freePort()
  const start = (entry = server) =>
    startServer({
      entry,
      // Optimising the embedded database's WebAssembly costs more than a journey gets back from it.
      nodeOptions: ['--liftoff-only', '--max-semi-space-size=16', '--import', controls],
      cwd: directory,
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'warn',
        PGLITE_FSYNC: 'false',
        // Journeys send IP addresses of their own, for the limits that count by client.
        TRUSTED_PROXIES: '127.0.0.1,::1',
        ...settings,
        PORT: port,
        DATA_DIR: directory,
      },
      hasChannel: true,
    })
  const url = `http://localhost:${port}`
  let running = await start()
  const tell = (message: ServerMessage) => running.tell(message)
  let minutesAhead = 0
  const newerBuilds: string[] = []
  return {
    url,
    newEmail: () => `visitor.${crypto.randomUUID().slice(0, 8)}@example.sk`,
    async letPass(minutes) {
      minutesAhead += minutes
      await tell({ minutes })
    },
    doJob: (job) => tell({ job }),
    async withoutTable(table, during) {
      const name = table.split('.').at(-1)
      await tell({ sql: `alter table ${table} rename to ${name}_away` })
      try {
        await during()
      } finally {
        await tell({ sql: `alter table ${table}_away rename to ${name}` })
      }
    },
    async withHangingDatabase(during) {
      await tell({ isBlocked: true })
      try {
        await during()
      } finally {
        await tell({ isBlocked: false })
      }
    },
    async serveNewerBuild() {
      const newer = mkdtempSync(join(tmpdir(), 'individua-newer-'))
      newerBuilds.push(newer)
      const ending = `-newer-${newerBuilds.length}.js`
      const entry = writeNewerBuild(newer, ending)
      await running.stop()
      running = await start(entry)
      await tell({ minutes: minutesAhead })
      return ending
    },
    log: () => running.output(),
    mailsTo: (to) => mailsTo(url, to),
    newestMail: (to, count = 1) => newestMail(url, to, count),
    async stop() {
      await running.stop()
      for (const folder of [directory, ...newerBuilds]) {
        rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
      }
    },
  }
}

/** Of the mails that sign in; a confirmation of payment may come at any moment. */
function newestMail(url: string, to: string, count: number): Promise<Mail> {
  return waitFor(`mail ${count} to ${to}`, async () => {
    const received = (await mailsTo(url, to)).filter(({ link }) => link.includes('token_hash='))
    return received.length >= count ? received[0] : undefined
  })
}

async function mailsTo(url: string, to: string): Promise<Mail[]> {
  const mails = await mailboxOf(url)(to)
  return mails.map((mail) => ({ ...mail, link: linkIn(mail), code: codeIn(mail) }))
}
