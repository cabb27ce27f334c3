import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/postgres.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The link of the mail, and the code beside it. */
  link: string
  code: string
}

/** What the product's process is told. */
export interface Told {
  minutes?: number
  sql?: string
  /** Whether failures are expected now. */
  isQuiet?: boolean
}

export interface RunningProduct {
  url: string
  /** Puts the server's clock forward. */
  letPass(minutes: number): Promise<void>
  /** What needs this table fails on the server as long as it is away. */
  withoutTable(table: string, during: () => Promise<void>): Promise<void>
  mailsTo(to: string): Promise<Mail[]>
  /** The newest mail to an address; waits until there are `count` of them. */
  newestMail(to: string, count?: number): Promise<Mail>
  stop(): Promise<void>
}

export interface ProductWanted {
  port?: number
  settings?: Record<string, string>
}

/** Starts a product of its own on an empty folder, and on a free port where none is wanted. */
export async function startProduct(wanted: ProductWanted = {}): Promise<RunningProduct> {
  const directory = mkdtempSync(join(tmpdir(), 'individua-journey-'))
  const { port = await freePort(), settings } = wanted
  const server = fork(join(import.meta.dirname, 'product-server.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: directory },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await heard(server, 'ready')
  const url = `http://localhost:${port}`
  const tell = async (message: Told) => {
    server.send(message)
    await heard(server, 'done')
  }
  return {
    url,
    letPass: (minutes) => tell({ minutes }),
    async withoutTable(table, during) {
      const name = table.split('.').at(-1)
      await tell({ sql: `alter table ${table} rename to ${name}_away`, isQuiet: true })
      try {
        await during()
      } finally {
        await tell({ sql: `alter table ${table}_away rename to ${name}` })
      }
    },
    mailsTo: (to) => mailsTo(url, to),
    newestMail: (to, count = 1) => newestMail(url, to, count),
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function heard(server: ChildProcess, wanted: string): Promise<void> {
  const over = new AbortController()
  const ended = once(server, 'exit', { signal: over.signal }).then(() => {
    throw new Error('the product ended before its time')
  })
  const said = once(server, 'message', { signal: over.signal })
  try {
    const [message] = await Promise.race([said, ended])
    if (message !== wanted) throw new Error(`the product said ${String(message)}`)
  } finally {
    over.abort()
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
