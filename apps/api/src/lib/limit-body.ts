import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * As Hono's `bodyLimit`, which looks at the body of each request first: that makes an object of Fetch
 * and a stream. Where the header tells the length, Node reads no more than that.
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
