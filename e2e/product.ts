import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { portToKeep, startServerProcess } from './server-process.ts'

export interface Mail {
  to: string
  subject: string
  text: string
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
  const port = String(await portToKeep())
  const start = () => startServerProcess({ ...settings, PORT: port, DATA_DIR: directory })
  const url = `http://localhost:${port}`
  let server = await start()
  let minutesAhead = 0
  return {
    url,
    newEmail: () => `visitor.${crypto.randomUUID().slice(0, 8)}@example.sk`,
    async letPass(minutes) {
      minutesAhead += minutes
      await server.tell({ minutes })
    },
    async withoutTable(table, during) {
      const name = table.split('.').at(-1)
      await server.tell({ sql: `alter table ${table} rename to ${name}_away`, isQuiet: true })
      try {
        await during()
      } finally {
        await server.tell({ sql: `alter table ${table}_away rename to ${name}` })
      }
    },
    async withHangingDatabase(during) {
      await server.tell({ database: 'hangs', isQuiet: true })
      try {
        await during()
      } finally {
        await server.tell({ database: 'answers' })
      }
    },
    async whileStopped(during) {
      await server.stop()
      try {
        await during()
      } finally {
        server = await start()
        await server.tell({ minutes: minutesAhead })
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

async function newestMail(url: string, to: string, count: number): Promise<Mail> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const received = await mailsTo(url, to)
    const [newest] = received
    if (newest && received.length >= count) return newest
    await sleep(100)
  }
  throw new Error(`fewer than ${count} mails came for ${to}`)
}

async function mailsTo(url: string, to: string): Promise<Mail[]> {
  const response = await fetch(`${url}/dev/mailbox.json`)
  const mails: Omit<Mail, 'link' | 'code'>[] = JSON.parse(await response.text())
  const received = mails.filter((mail) => mail.to === to)
  return received.map((mail) => {
    const [link = ''] = /https?:\/\/\S+/.exec(mail.text) ?? []
    const [code = ''] = /\b\d{6}\b/.exec(mail.text) ?? []
    return { ...mail, link, code }
  })
}
