import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@individua/testkit/free-port'
import { type ServerProcess, spawnServer as spawnProcess } from '@individua/testkit/server-process'
import { newTestDatabaseUrl } from './test-database.ts'

const api = join(import.meta.dirname, '..', '..')

type Settings = Record<string, string | number>

/** The program as it is shipped, in a folder of its own; `remove` takes everything away again. */
export function buildServer() {
  const folder = join(api, '.cache', `server-under-test-${randomUUID()}`)
  execFileSync(process.execPath, [join(api, 'build.ts'), folder], { stdio: 'pipe' })
  const homes: string[] = []
  const started: ServerProcess[] = []
  return {
    started,
    entry: join(folder, 'server.js'),
    /** An empty folder. */
    newHome(): string {
      const home = mkdtempSync(join(tmpdir(), 'individua-process-'))
      homes.push(home)
      return home
    },
    remove(): void {
      for (const server of started) server.signal('SIGKILL')
      for (const path of [folder, ...homes]) rmSync(path, { recursive: true, force: true })
    },
  }
}

export type ServerBuild = ReturnType<typeof buildServer>

/**
 * A port, an empty folder and, on the PostgreSQL at TEST_DATABASE_URL, an empty database. A second
 * start with the same settings finds the data of the first.
 */
export async function newSettings(build: ServerBuild) {
  const databaseUrl = await newTestDatabaseUrl()
  return {
    PORT: await freePort(),
    DATA_DIR: build.newHome(),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
}

/** Starts the program with these settings and no others. */
export function spawnServer(build: ServerBuild, settings: Settings) {
  const { DATA_DIR: home = build.newHome() } = settings
  const server = spawnProcess({
    entry: build.entry,
    cwd: String(home),
    env: {
      DATA_DIR: home,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: 0,
      // Tests kill processes, not machines: their data need not reach the disk.
      PGLITE_FSYNC: 'false',
      MAILS_PER_CLIENT_PER_HOUR: '1000000',
      ...settings,
    },
  })
  build.started.push(server)
  return { ...server, home: String(home) }
}

export async function startServer(build: ServerBuild, settings: Settings) {
  const server = spawnServer(build, settings)
  await server.ready()
  return server
}
