import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './postgres.ts'

const built = join(import.meta.dirname, '../apps/api/dist/server.js')

export interface MeasuredServer {
  url: string
  /** Milliseconds from the start of the process until it says that it is ready. */
  readyAfter: number
  /** Resident memory now, in MB. */
  residentMegabytes(): number
  stop(): Promise<void>
}

/** Starts the built server as `npm start` does, with its data in the given folder. */
export async function startMeasuredServer(
  directory: string,
  settings: Record<string, string> = {},
): Promise<MeasuredServer> {
  const port = await freePort()
  const startedAt = performance.now()
  const server = spawnServer(directory, { PORT: String(port), ...settings }, 'inherit')
  const url = `http://localhost:${port}`
  await waitUntilReady(server, url)
  return {
    url,
    readyAfter: performance.now() - startedAt,
    residentMegabytes: () => residentMegabytes(server.pid),
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}

/** Milliseconds until a start on a folder that a living server holds has ended. */
export async function measureRefusal(directory: string): Promise<number> {
  const startedAt = performance.now()
  const server = spawnServer(directory, { PORT: String(await freePort()) }, 'ignore')
  const [code] = await once(server, 'exit')
  if (code !== 1) throw new Error('a second server was not refused')
  return performance.now() - startedAt
}

function spawnServer(
  directory: string,
  settings: Record<string, string>,
  stderr: 'inherit' | 'ignore',
): ChildProcess {
  return spawn(process.execPath, ['--max-semi-space-size=16', built], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(directory, 'data'),
      LOG_LEVEL: 'silent',
      // Each measured visitor comes from an address of its own.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...settings,
    },
    stdio: ['ignore', 'ignore', stderr],
  })
}

async function waitUntilReady(server: ChildProcess, url: string) {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(
      () => undefined,
    )
    if (answer?.ok) return
    await sleep(25)
  }
  server.kill('SIGKILL')
  throw new Error('the server was not ready within 30 s')
}

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}
