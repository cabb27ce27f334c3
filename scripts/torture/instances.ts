import { join } from 'node:path'
import { freePort } from '@individua/testkit/free-port'
import { type ServerProcess, startServer } from '@individua/testkit/server-process'
import memory from '../server-memory.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')

/** A built server at a fixed port, started again and again. */
export interface Instance {
  origin: string
  start(): Promise<void>
  isAlive(): boolean
  kill(): Promise<void>
  stop(): Promise<void>
  signal(name: NodeJS.Signals): void
  /** The last line that the server printed. */
  lastLine(): string
}

export async function newPorts(count: number): Promise<number[]> {
  const ports: number[] = []
  for (let index = 0; index < count; index++) ports.push(await freePort())
  return ports
}

export const originOf = (port: number): string => `http://127.0.0.1:${port}`

export function newInstance(
  port: number,
  home: string,
  settings: Record<string, string | undefined>,
): Instance {
  let server: ServerProcess | undefined
  return {
    origin: originOf(port),
    async start() {
      server = await startServer({
        entry: join(root, 'apps/api/dist/server.js'),
        nodeOptions: [
          ...memory.nodeOptions,
          `--import=${join(import.meta.dirname, 'redirect-stripe.ts')}`,
        ],
        cwd: home,
        env: {
          PATH: process.env.PATH,
          ...memory.settings,
          PORT: port,
          LOG_LEVEL: 'error',
          PUBLIC_URL: 'http://individua.test',
          MAILS_PER_CLIENT_PER_HOUR: 1_000_000,
          // Each person has an IP address of its own.
          TRUSTED_PROXIES: '127.0.0.1,::1',
          DRAIN_SECONDS: 0,
          ...settings,
        },
      })
    },
    isAlive: () => server?.isAlive() ?? false,
    kill: async () => server?.kill(),
    stop: async () => server?.stop(),
    signal: (name) => void server?.signal(name),
    lastLine: () => server?.output().trim().split('\n').at(-1) ?? '',
  }
}
