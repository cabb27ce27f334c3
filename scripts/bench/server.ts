import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@individua/testkit/free-port'
import { type ServerProcess, spawnServer } from '@individua/testkit/server-process'
import memory from '../server-memory.json' with { type: 'json' }
import { processorTime } from './processor-time.ts'

const built = join(import.meta.dirname, '../../apps/api/dist/server.js')

/** Those that did not become ready among them. */
const started: ServerProcess[] = []

export function endServers(): void {
  for (const server of started) server.signal('SIGKILL')
}

export interface MeasuredServer {
  url: string
  pid: number
  /** Milliseconds from the start of the process until it says that it is ready. */
  readyAfter: number
  /** Resident memory now, in MB. */
  residentMegabytes(): number
  /** The most resident memory since its start, in MB. */
  peakMegabytes(): number
  /** CPU time since its start. */
  cpuMilliseconds(): number
  stop(): Promise<void>
}

/** Starts the built server as `npm start` does, with its data in the given folder. */
export async function startMeasuredServer(
  directory: string,
  settings: Record<string, string> = {},
): Promise<MeasuredServer> {
  const port = await freePort()
  const startedAt = performance.now()
  const server = spawnBuilt(directory, { PORT: port, ...settings })
  await server.ready()
  const pid = server.pid ?? 0
  return {
    url: `http://localhost:${port}`,
    pid,
    readyAfter: performance.now() - startedAt,
    residentMegabytes: () => megabytesOf(pid, 'VmRSS'),
    peakMegabytes: () => megabytesOf(pid, 'VmHWM'),
    cpuMilliseconds: () => processorTime(pid),
    stop: server.stop,
  }
}

/** Stops the server however the work ends: a later part needs its folder. */
export async function withServer<Result>(
  server: MeasuredServer,
  work: (server: MeasuredServer) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

/** Milliseconds until a start on a folder that a living server holds has ended. */
export async function measureRefusal(directory: string): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const { code } = await spawnBuilt(directory, { PORT: port }).ended
  if (code !== 1) throw new Error('a second server was not refused')
  return performance.now() - startedAt
}

function spawnBuilt(directory: string, settings: Record<string, string | number>) {
  const server = spawnServer({
    entry: built,
    nodeOptions: memory.nodeOptions,
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(directory, 'data'),
      LOG_LEVEL: 'silent',
      ...memory.settings,
      // Each measured visitor has an IP address of its own.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...settings,
    },
  })
  started.push(server)
  return server
}

function megabytesOf(pid: number, figure: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024
}
