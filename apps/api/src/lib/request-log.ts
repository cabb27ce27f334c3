import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { HttpEnv } from './http-app.ts'

/** One line a request: what was asked of which route, never by whom or with what words. */
export const logRequest = createMiddleware<HttpEnv>(async (c, next) => {
  const requestId = randomUUID()
  const startedAt = performance.now()
  c.set('requestId', requestId)
  const { log, metrics, tracing } = c.get('ctx')
  const { method } = c.req
  await tracing.inSpan(method, { 'http.request.method': method }, async (end) => {
    await next()
    const route = routePath(c)
    end({
      name: `${method} ${route}`,
      facts: { 'http.route': route, 'http.response.status_code': c.res.status },
      ...(c.error && c.res.status >= 500 && { error: c.error }),
    })
  })
  c.res.headers.set('X-Request-Id', requestId)
  const seconds = (performance.now() - startedAt) / 1000
  // The route that responded: the last that matches is the web app's, which takes every path.
  const route = routePath(c)
  const status = c.res.status
  metrics.requestSeconds.observe({ method, route, status }, seconds)
  log[status >= 500 ? 'warn' : 'debug'](
    { requestId, method, route, status, milliseconds: Math.round(seconds * 1000) },
    'request',
  )
})
