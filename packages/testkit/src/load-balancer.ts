import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { waitFor } from './wait-for.ts'

const checkIntervalMs = 50
/** So many failed checks in a row take a server out, as they do at load balancers. */
const failuresToLeave = 5
/** The proxy's own response, not the server's. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * Hands requests to the servers whose `/readyz` succeeds, in turn. One that stops without a drain
 * refuses connections before enough checks have failed: those requests get a 502.
 */
export async function startLoadBalancer() {
  /** Failed checks in a row, infinitely many before the first that succeeds. */
  const failures = new Map<string, number>()
  const isIn = (origin: string) => (failures.get(origin) ?? failuresToLeave) < failuresToLeave
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  /** One check after the other: those that a stopping server holds back count as one. */
  async function keepChecking(origin: string): Promise<void> {
    for (let before = failures.get(origin); before !== undefined; before = failures.get(origin)) {
      const isReady = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (failures.has(origin)) failures.set(origin, isReady ? 0 : before + 1)
      await sleep(checkIntervalMs)
    }
  }

  function hand(body: Buffer, from: IncomingMessage, to: ServerResponse): void {
    const open = [...failures.keys()].filter(isIn)
    const origin = open[turn++ % open.length]
    if (origin === undefined) return void to.writeHead(503).end()
    const { method, headers, url = '/' } = from
    const sent = request(origin + url, { method, headers, agent }, (response) => {
      for (const name of connectionHeaders) delete response.headers[name]
      to.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(to)
    })
    sent.on('error', () => to.writeHead(502).end())
    sent.end(body)
  }

  const server = createServer(async (from, to) => {
    hand(Buffer.concat(await from.toArray()), from, to)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Resolves once the server gets its share. */
    async add(origin: string): Promise<void> {
      failures.set(origin, Number.POSITIVE_INFINITY)
      void keepChecking(origin)
      await waitFor(`${origin} at the load balancer`, async () => isIn(origin) || undefined)
    },
    remove: (origin: string) => failures.delete(origin),
    close(): void {
      failures.clear()
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
