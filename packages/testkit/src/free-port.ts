import { createServer } from 'node:net'

const lowestPort = 10_000
/** From here on operating systems hand out ports by themselves, also for outgoing connections. */
const firstOfSystem = 32_768

/** A free port. It stays free while the server that uses it is stopped and started again. */
export async function freePort(): Promise<number> {
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
