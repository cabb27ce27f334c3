import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '@individua/testkit/free-port'
import { type ServerProcess, spawnServer as spawnProcess } from '@individua/testkit/server-process'
import { copyEmptyPglite, newTestDatabaseUrl } from './test-database.ts'

const api = join(import.meta.dirname, '..', '..')

type Settings = Record<string, string | number>

/** Optimising the embedded database's WebAssembly costs a short life more than it gives. */
export const nodeOptions = ['--liftoff-only', '--max-semi-space-size=16']

/**
 * The folder of the program as it is shipped. All workers of a run share one build: the first one to
 * make the lock builds, the others wait for the folder.
 */
function buildOnce(): string {
  const { TEST_SERVER_FOLDER = '' } = process.env
  const folder = join(TEST_SERVER_FOLDER, 'program')
  mkdirSync(TEST_SERVER_FOLDER, { recursive: true })
  while (!existsSync(folder)) {
    if (makesLock(`${folder}.lock`)) buildInto(folder)
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  }
  return folder
}

function makesLock(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

/** A build that fails leaves no lock, so that the next worker says why it fails. */
function buildInto(folder: string): void {
  try {
    const part = `${folder}.part`
    execFileSync(process.execPath, [join(api, 'build.ts'), part], { stdio: 'pipe' })
    renameSync(part, folder)
  } finally {
    rmdirSync(`${folder}.lock`)
  }
}

/** A copy of the program beside a web app of these files, by their paths. @returns its entry */
function copyWithWebApp(folder: string, files: Record<string, string>): string {
  const { TEST_SERVER_FOLDER = '' } = process.env
  const copy = join(TEST_SERVER_FOLDER, randomUUID())
  cpSync(folder, join(copy, 'apps/api/dist'), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    const path = join(copy, 'apps/web/build/client', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return join(copy, 'apps/api/dist/server.js')
}

/** The program as it is shipped; `remove` ends its processes and takes their data away. */
export function buildServer() {
  const folder = buildOnce()
  const homes: string[] = []
  const started: ServerProcess[] = []

  /** An empty folder. */
  function newHome(): string {
    const home = mkdtempSync(join(tmpdir(), 'individua-process-'))
    homes.push(home)
    return home
  }

  return {
    started,
    entry: join(folder, 'server.js'),
    newHome,
    /** A folder with an embedded database that has no table. */
    newEmptyHome(): string {
      const home = newHome()
      copyEmptyPglite(home)
      return home
    },
    /** A folder with an embedded database that needs no migration, where the test runs on PGlite. */
    newMigratedHome(): string {
      const home = newHome()
      const { TEST_PGLITE_FOLDER: template } = process.env
      if (template) cpSync(template, join(home, 'pglite'), { recursive: true })
      return home
    },
    /** For `spawnServer`: another version of the pages. */
    entryWithWebApp: (files: Record<string, string>) => copyWithWebApp(folder, files),
    remove(): void {
      for (const server of started) server.signal('SIGKILL')
      for (const path of homes) rmSync(path, { recursive: true, force: true })
    },
  }
}

export type ServerBuild = ReturnType<typeof buildServer>

/**
 * A port and a migrated database without users: a folder or a database on the PostgreSQL at
 * TEST_DATABASE_URL. A second start with the same settings finds the data of the first.
 */
export async function newSettings(build: ServerBuild) {
  const DATABASE_URL = await newTestDatabaseUrl(process.env.TEST_POSTGRES_TEMPLATE)
  return {
    PORT: await freePort(),
    DATA_DIR: build.newMigratedHome(),
    ...(DATABASE_URL && { DATABASE_URL }),
  }
}

/** The same with an empty database. */
export async function emptySettings(build: ServerBuild) {
  const DATABASE_URL = await newTestDatabaseUrl()
  return {
    PORT: await freePort(),
    DATA_DIR: DATABASE_URL ? build.newHome() : build.newEmptyHome(),
    ...(DATABASE_URL && { DATABASE_URL }),
  }
}

/** Starts the program with these settings and no others. */
export function spawnServer(build: ServerBuild, settings: Settings) {
  const { DATA_DIR: home = build.newHome() } = settings
  const server = spawnProcess({
    entry: build.entry,
    nodeOptions,
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

/** The same with a migrated folder unless another one is given; resolves once it takes requests. */
export async function startServer(build: ServerBuild, settings: Settings) {
  const server = spawnServer(build, { DATA_DIR: build.newMigratedHome(), ...settings })
  await server.ready()
  return server
}
