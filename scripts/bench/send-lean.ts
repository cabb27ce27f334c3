import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Fetch } from '@individua/testkit/visitor'

const agent = new Agent({ keepAlive: true })

/**
 * A client for texts that takes less time than the global `fetch`, which adds 0.1 to 0.3 ms to each small
 * request. It tries nothing again.
 */
export const sendLean: Fetch = async (url, { method = 'GET', headers, body }) => {
  const options = { method, agent, headers: Object.fromEntries(new Headers(headers)) }
  const sent = request(url, options)
  sent.end(body)
  const [response] = await once(sent, 'response')
  return new Response(await text(response), { status: response.statusCode })
}
