import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** What the product's process is told. */
export interface Told {
  minutes?: number
  sql?: string
  database?: 'hangs' | 'answers'
  /** Whether failures are expected now. */
  isQuiet?: boolean
}

export interface ServerProcess {
  tell(message: Told): Promise<void>
  stop(): Promise<void>
}

/** Resolves once the product is ready for requests. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const server = fork(join(import.meta.dirname, 'product-server.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await heard(server, 'ready')
  return {
    async tell(message) {
      server.send(message)
      await heard(server, 'done')
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
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

const lowestPort = 10_000
/** From here on systems hand out ports by themselves, also to connections that go out. */
const firstOfSystem = 32_768

/** A port that stays free while the product that had it is stopped. */
export async function portToKeep(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = lowestPort + Math.floor(Math.random() * (firstOfSystem - lowestPort))
    if (await isFree(port)) return port
  }
  throw new Error('no port is free')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
