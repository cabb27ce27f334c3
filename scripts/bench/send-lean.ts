import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Fetch } from '@individua/testkit/visitor'

const agent = new Agent({ keepAlive: true })

/**
 * A client for texts that takes less time than the global `fetch`, which adds 0.1 to 0.3 ms to each small
 * request. It tries nothing again.
 */
export const sendLean: Fetch = (url, { method = 'GET', headers, body }) =>
  new Promise((resolve, reject) => {
    const options = { method, agent, headers: Object.fromEntries(new Headers(headers)) }
    request(url, options, async (response) => {
      const content = await text(response)
      resolve(new Response(content, { status: response.statusCode ?? 0 }))
    })
      .on('error', reject)
      .end(body)
  })
