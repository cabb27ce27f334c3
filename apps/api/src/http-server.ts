import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Load balancers close idle connections after 60 s: a server that closes first resets a request. */
const keepAliveTimeoutMs = 75_000
const headersTimeoutMs = keepAliveTimeoutMs + 1_000
/** A connection opened this long ago without a byte is one that a browser opened in advance. */
const silentConnectionMs = 1_000
/** Nothing is under way when the last request ended this long ago. */
const idleAfterMs = 1_000
/** The server stops listening after so many checks in a row without a new connection. */
const quietChecks = 5
const checkIntervalMs = 20
const quietTimeoutMs = 1_000

export interface DrainOptions {
  /** Milliseconds in which new requests are still served. */
  drainMs: number
  /** Milliseconds after which connections are closed, finished or not. */
  timeoutMs: number
  /** Called when no new request is taken any more, while some may still be under way. */
  onDrained(): void
}

export interface DrainingServer {
  server: Server
  /** No request is under way, and none was a moment ago. */
  isIdle(): boolean
  /** Serves requests for the drain time, each with `Connection: close`, then closes. */
  close(options: DrainOptions): Promise<void>
}

/** An HTTP server that closes without resetting a connection on which a request may arrive. */
export function createDrainingServer(handle: RequestListener): DrainingServer {
  const responses = new Set<ServerResponse>()
  const connections = new Map<Socket, number>()
  let isDraining = false
  let held: (() => void)[] | undefined
  let lastEndedAt = Number.NEGATIVE_INFINITY
  let connectionCount = 0

  const timeouts = { keepAliveTimeout: keepAliveTimeoutMs, headersTimeout: headersTimeoutMs }
  const server = createServer(timeouts, (request, response) => {
    responses.add(response)
    response.on('close', () => {
      responses.delete(response)
      lastEndedAt = performance.now()
    })
    if (isDraining) response.setHeader('Connection', 'close')
    if (held) held.push(() => handle(request, response))
    else handle(request, response)
  })
  server.on('connection', (socket) => {
    connectionCount++
    connections.set(socket, performance.now())
    socket.on('close', () => connections.delete(socket))
  })

  /**
   * Closing a listening socket resets the connections that the kernel has completed and Node has not
   * accepted yet. So requests are held until their clients have no more to send: then none is waiting.
   */
  async function waitForQuiet(): Promise<void> {
    const deadline = performance.now() + quietTimeoutMs
    for (let quiet = 0; quiet < quietChecks && performance.now() < deadline; ) {
      const before = connectionCount
      await sleep(checkIntervalMs)
      quiet = connectionCount === before ? quiet + 1 : 0
    }
  }

  function closeUnused(): void {
    server.closeIdleConnections()
    const oldest = performance.now() - silentConnectionMs
    for (const [socket, openedAt] of connections) {
      if (socket.bytesRead === 0 && openedAt < oldest) socket.destroy()
    }
  }

  return {
    server,
    isIdle: () => responses.size === 0 && performance.now() - lastEndedAt > idleAfterMs,
    async close({ drainMs, timeoutMs, onDrained }) {
      isDraining = true
      const limit = setTimeout(() => server.closeAllConnections(), timeoutMs)
      for (const response of responses) {
        if (!response.headersSent) response.setHeader('Connection', 'close')
      }
      await sleep(drainMs)
      held = []
      await waitForQuiet()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const release = held
      held = undefined
      for (const handleHeld of release) handleHeld()
      onDrained()
      const sweep = setInterval(closeUnused, checkIntervalMs)
      await closed
      clearInterval(sweep)
      clearTimeout(limit)
    },
  }
}
