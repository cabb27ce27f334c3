import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { HttpEnv } from './http-app.ts'

/** One line a request: what was asked of which route, never by whom or with what words. */
export const logRequest = createMiddleware<HttpEnv>(async (c, next) => {
  const requestId = randomUUID()
  const startedAt = performance.now()
  c.set('requestId', requestId)
  await next()
  c.res.headers.set('X-Request-Id', requestId)
  const seconds = (performance.now() - startedAt) / 1000
  const { log, metrics } = c.get('ctx')
  // The route that responded: the last that matches is the web app's, which takes every path.
  const route = routePath(c)
  const status = c.res.status
  metrics.requestSeconds.observe({ method: c.req.method, route, status }, seconds)
  log[status >= 500 ? 'warn' : 'debug'](
    { requestId, method: c.req.method, route, status, milliseconds: Math.round(seconds * 1000) },
    'request',
  )
})
