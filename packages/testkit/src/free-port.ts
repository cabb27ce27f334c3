import { createServer } from 'node:net'

const lowestPort = 10_000
/** From here on operating systems hand out ports by themselves, also for outgoing connections. */
const firstOfSystem = 32_768

const portCount = firstOfSystem - lowestPort

/**
 * The port that is tried next. Ports are tried in order: drawn at random, one could come twice before the
 * first server listens on it, or while that server is started again.
 */
let next = Math.floor(Math.random() * portCount)

/** A free port. It stays free while the server that uses it is stopped and started again. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = lowestPort + next
    next = (next + 1) % portCount
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
