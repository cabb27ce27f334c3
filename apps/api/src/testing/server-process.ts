import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newTestDatabaseUrl } from './test-database.ts'

const api = join(import.meta.dirname, '..', '..')
/** Milliseconds until a start that hangs is given up. */
const patience = 120_000

/** The program as it is shipped, in a folder of its own; `remove` takes everything away again. */
export function buildServer() {
  const folder = join(api, '.cache', `server-under-test-${randomUUID()}`)
  execFileSync(process.execPath, [join(api, 'build.ts'), folder], { stdio: 'pipe' })
  const homes: string[] = []
  const started: ChildProcess[] = []
  return {
    started,
    entry: join(folder, 'server.js'),
    /** An empty folder of a test's own. */
    newHome(): string {
      const home = mkdtempSync(join(tmpdir(), 'individua-process-'))
      homes.push(home)
      return home
    },
    remove(): void {
      for (const child of started) child.kill('SIGKILL')
      for (const path of [folder, ...homes]) rmSync(path, { recursive: true, force: true })
    },
  }
}

export type ServerBuild = ReturnType<typeof buildServer>

/**
 * A port, an empty folder and, on the PostgreSQL at TEST_DATABASE_URL, an empty database: whoever
 * starts with them again finds what was there.
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
export function spawnServer(build: ServerBuild, env: Record<string, string>) {
  const { DATA_DIR: home = build.newHome(), PORT: port = '3000' } = env
  const child = spawn(process.execPath, [build.entry], {
    cwd: home,
    env: { DATA_DIR: home, LOG_LEVEL: 'warn', MAILS_PER_CLIENT_PER_HOUR: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  build.started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const ended = new Promise<{ code: number | null }>((resolve) => {
    child.on('close', (code) => resolve({ code }))
  })
  const origin = `http://127.0.0.1:${port}`
  return {
    pid: child.pid,
    home,
    origin,
    output: () => output,
    ended,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Ends it at once and waits until it is gone. */
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await ended
    },
    async ready(): Promise<void> {
      const deadline = performance.now() + patience
      while (performance.now() < deadline && child.exitCode === null) {
        if (output.includes('is ready on')) return
        await sleep(20)
      }
      throw new Error(`The server did not start:\n${output}`)
    },
  }
}

export type ServerProcess = ReturnType<typeof spawnServer>

export async function startServer(
  build: ServerBuild,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const server = spawnServer(build, env)
  await server.ready()
  return server
}

export function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(String(port)))
    })
  })
}
