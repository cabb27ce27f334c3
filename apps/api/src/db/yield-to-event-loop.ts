import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** Milliseconds that queries may follow each other before the rest of the process gets its turn. */
const longestRunMs = 20

/**
 * The embedded database works in the thread of the server, and goes from one waiting query to the
 * next without a turn of the event loop: until its queue was empty, no request would be accepted, no
 * response sent and no timer run.
 * @returns how many messages the database has responded to
 */
export function yieldToEventLoop(client: PGlite): () => number {
  let responses = 0
  let runSince = performance.now()
  const send = client.execProtocolRaw.bind(client)
  client.execProtocolRaw = async (message, options) => {
    if (performance.now() - runSince > longestRunMs) {
      await nextTurn()
      runSince = performance.now()
    }
    const response = await send(message, options)
    responses++
    return response
  }
  return () => responses
}
