import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../lib/app-error.ts'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import type { LocalAccess } from '../../lib/local-access.ts'
import { peerOf } from '../../lib/peer.ts'
import type { Monitoring } from './monitoring.service.ts'

interface MetricsAccess {
  access: LocalAccess
  token: string | undefined
  monitoring: Monitoring
}

/**
 * Counts of mails and requests show who is registered to a caller who watches them, so `/metrics` is
 * for this machine, as `access` judges, and for holders of `METRICS_TOKEN`.
 */
export function metricsRoutes({ access, token, monitoring }: MetricsAccess): HttpApp {
  const app = createHttpApp()
  app.get('/metrics', async (c) => {
    const { hostname } = new URL(c.req.url)
    const mayRead =
      isBearer(c.req.header('authorization'), token) ||
      access.allows(peerOf(c), hostname, c.req.raw.headers)
    if (!mayRead) throw new AppError('not_found')
    const { metrics } = c.get('ctx')
    await monitoring.refresh()
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  })
  return app
}

function isBearer(authorization: string | undefined, token: string | undefined): boolean {
  const given = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined || given === undefined) return false
  return timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
