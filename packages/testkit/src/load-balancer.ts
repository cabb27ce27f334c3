import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { freePort } from './free-port.ts'
import { waitFor } from './wait-for.ts'

const checkIntervalMs = 50
/** A proxy's answer about itself, not the server's. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * Hands requests to the servers whose `/readyz` succeeds, in turn. A request whose connection was
 * refused goes to the next one: no server has seen it.
 */
export async function startLoadBalancer() {
  const ready = new Map<string, boolean>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  async function check(origin: string): Promise<void> {
    const isReady = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready.has(origin)) ready.set(origin, isReady)
  }

  const checks = setInterval(() => void [...ready.keys()].map(check), checkIntervalMs)

  function hand(body: Buffer, from: IncomingMessage, to: ServerResponse, tried: string[]): void {
    const open = [...ready].filter(([origin, isReady]) => isReady && !tried.includes(origin))
    const [origin] = open[turn++ % open.length] ?? []
    if (origin === undefined) return void to.writeHead(503).end()
    const { method, headers, url = '/' } = from
    const sent = request(origin + url, { method, headers, agent }, (response) => {
      for (const name of connectionHeaders) delete response.headers[name]
      to.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(to)
    })
    sent.on('error', (error) => {
      const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
      if (isRefused) hand(body, from, to, [...tried, origin])
      else to.writeHead(502).end()
    })
    sent.end(body)
  }

  const server = createServer(async (from, to) => {
    hand(Buffer.concat(await from.toArray()), from, to, [])
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Resolves once the server gets its share. */
    async add(origin: string): Promise<void> {
      ready.set(origin, false)
      await waitFor(`${origin} at the load balancer`, async () => ready.get(origin) || undefined)
    },
    remove: (origin: string) => ready.delete(origin),
    close(): void {
      clearInterval(checks)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
