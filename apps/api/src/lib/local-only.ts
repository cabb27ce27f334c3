import { createMiddleware } from 'hono/factory'
import { AppError } from './app-error.ts'
import type { HttpEnv } from './http-app.ts'
import type { LocalAccess } from './local-access.ts'
import { peerOf } from './peer.ts'

/**
 * Guards a page of an embedded part: other callers than this machine and the trusted network get
 * 404. Its policy allows nothing to load or run.
 *
 * @param allowed further directives of the Content-Security-Policy
 */
export const localOnly = (access: LocalAccess, ...allowed: readonly string[]) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const { hostname } = new URL(c.req.url)
    if (!access.allows(peerOf(c), hostname, c.req.raw.headers)) throw new AppError('not_found')
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    c.header(
      'Content-Security-Policy',
      ["default-src 'none'; base-uri 'none'; frame-ancestors 'none'", ...allowed].join('; '),
    )
    await next()
  })
