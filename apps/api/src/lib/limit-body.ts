import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Does what Hono's `bodyLimit` does without touching the body, which would make a Fetch object and a
 * stream of each request. Node reads no more than the length in the header.
 */
export function limitBody(maxSize: number, refuse: () => never): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize, onError: refuse })
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('content-length')
    const hasLength = length !== undefined && c.req.header('transfer-encoding') === undefined
    if (!hasLength) return limitStream(c, next)
    return Number.parseInt(length, 10) > maxSize ? refuse() : next()
  }
}
