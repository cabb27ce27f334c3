import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@individua/testkit/free-port'
import pg from 'pg'
import { expect } from 'vitest'

/** PgBouncer where a package of the system puts it. */
export const poolerBinary = [
  '/usr/sbin/pgbouncer',
  '/usr/bin/pgbouncer',
  '/usr/local/bin/pgbouncer',
]
  .filter((path) => existsSync(path))
  .at(0)

export interface Pooler {
  /** The URL of the same database by way of the pooler. */
  url: string
  stop(): void
}

/** Starts PgBouncer in transaction mode, as its package configures it, before this database. */
export async function startPooler(databaseUrl: string, binary: string): Promise<Pooler> {
  const home = mkdtempSync(join(tmpdir(), 'individua-pooler-'))
  const port = await freePort()
  const database = new URL(databaseUrl)
  const file = join(home, 'pgbouncer.ini')
  writeFileSync(file, configuration(database, port))
  const args = process.getuid?.() === 0 ? ['-u', 'nobody', file] : [file]
  const pooler = spawn(binary, ['-q', ...args], { stdio: 'ignore' })
  const url = new URL(databaseUrl)
  url.port = String(port)
  await waitUntilReady(pooler, url.href)
  return {
    url: url.href,
    stop() {
      pooler.kill('SIGKILL')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function configuration({ hostname, port, username, password }: URL, ownPort: number): string {
  return `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`
}

async function waitUntilReady(pooler: ChildProcess, connectionString: string): Promise<void> {
  await expect
    .poll(async () => {
      if (pooler.exitCode !== null) throw new Error('PgBouncer did not start')
      const client = new pg.Client({ connectionString })
      try {
        await client.connect()
        return true
      } catch {
        return false
      } finally {
        await client.end().catch(() => undefined)
      }
    })
    .toBe(true)
}
