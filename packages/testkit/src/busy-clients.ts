import { Agent, type IncomingMessage, request } from 'node:http'

export interface BusyClientCounts {
  responses: number
  /** Responses after which the server closes the connection. */
  closing: number
  /** Connections that broke while a request was on its way or waited for its response. */
  resets: number
  /** Responses that no caller should get, as `404 /assets/a.js`. */
  failures: string[]
}

interface SentRequest {
  method: string
  path: string
  body?: string
}

/** Served from memory, from a list, and by a service that reads a body and the database. */
const requests: [SentRequest, ...SentRequest[]] = [
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/api/questions/basic' },
  { method: 'POST', path: '/auth/v1/verify', body: '{"type":"email","token_hash":"nothing"}' },
]

/**
 * So many clients, each on a kept connection with one request after the other, until the server
 * refuses connections or `stop` is called.
 * @param paths that they ask for as well
 */
export function startBusyClients(origin: string, count: number, paths: readonly string[] = []) {
  const inTurn = [...requests, ...paths.map((path) => ({ method: 'GET', path }))]
  const counts: BusyClientCounts = { responses: 0, closing: 0, resets: 0, failures: [] }
  let isOver = false

  async function keepBusy(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = 0; !isOver; turn++) {
      const sent = inTurn[turn % inTurn.length]
      try {
        const { headers, statusCode = 0 } = await send(origin, agent, sent)
        counts.responses++
        if (statusCode === 404 || statusCode >= 500) {
          counts.failures.push(`${statusCode} ${sent?.path}`)
        }
        if (headers.connection === 'close') counts.closing++
      } catch (error) {
        if (isRefused(error)) break
        counts.resets++
      }
    }
    agent.destroy()
  }

  const ended = Promise.all(Array.from({ length: count }, keepBusy))
  return {
    counts,
    /** Resolves when every client was refused or stopped. */
    async ended(): Promise<BusyClientCounts> {
      await ended
      return counts
    },
    async stop(): Promise<BusyClientCounts> {
      isOver = true
      await ended
      return counts
    },
  }
}

function send(
  origin: string,
  agent: Agent,
  { method, path, body }: SentRequest = requests[0],
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = request(origin + path, { method, agent, headers }, (response) => {
      response.on('error', reject)
      response.on('end', () => resolve(response))
      response.resume()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
}
