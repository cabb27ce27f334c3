import { errors } from '@individua/contract/error-table'
import { contentLanguage } from '@individua/instrument/content-language'
import type { Hono } from 'hono'
import { accountRoutes } from './features/account/account.routes.ts'
import { advancedAssessmentRoutes } from './features/advanced-assessment/advanced-assessment.routes.ts'
import { assessmentRoutes } from './features/assessment/assessment.routes.ts'
import { calibrationRoutes } from './features/calibration/calibration.routes.ts'
import { chatRoutes } from './features/chat/chat.routes.ts'
import { furtherAnswersRoutes } from './features/further-answers/further-answers.routes.ts'
import { paymentsRoutes } from './features/payments/payments.routes.ts'
import { resultsRoutes } from './features/results/results.routes.ts'
import { weeklyStepRoutes } from './features/weekly-step/weekly-step.routes.ts'
import { addApiDocs } from './lib/api-docs.ts'
import { AppError } from './lib/app-error.ts'
import type { AppContext } from './lib/context.ts'
import { errorResponse } from './lib/error-response.ts'
import { createHttpApp, type HttpApp, type HttpContext, type HttpEnv } from './lib/http-app.ts'
import { ipAddressReader } from './lib/ip-address.ts'
import { peerOf } from './lib/peer.ts'
import { unreadyReason } from './lib/readiness.ts'
import { refuseWrites } from './lib/refuse-writes.ts'
import { guardBody, limitJson } from './lib/request-guards.ts'
import { preferredLanguage } from './lib/request-language.ts'
import { logRequest } from './lib/request-log.ts'
import { requestTimeout } from './lib/request-timeout.ts'
import { revalidate } from './lib/revalidate.ts'
import { closedPolicy, pageHeaders, securityHeaders } from './lib/security-headers.ts'
import { version } from './lib/version.ts'
import { isHashedAsset } from './lib/web-headers.ts'

export interface AppParts {
  ctx: AppContext
  trustedProxies: readonly string[]
  /** Routes that exist only in some configurations, such as the mailbox and the mail hook. */
  furtherRoutes: readonly Hono<HttpEnv>[]
  /** The built web app; without it only the API is there. */
  web?: (c: HttpContext) => Promise<Response | undefined>
}

/** The whole product behind one host. */
export function createApp({ ctx, trustedProxies, furtherRoutes, web }: AppParts): HttpApp {
  const app = createHttpApp()
  const readIpAddress = ipAddressReader(trustedProxies)
  const headers = Object.entries(securityHeaders(ctx.publicUrl))
  const allHeaders = [...headers, ...Object.entries(pageHeaders)]

  app.use(async (c, next) => {
    const language = preferredLanguage(c.req.header('accept-language'))
    const ipAddress = readIpAddress(peerOf(c), c.req.header('x-forwarded-for'))
    c.set('ctx', {
      ...ctx,
      language,
      contentLanguage: contentLanguage(language),
      ipAddress,
    })
    await next()
    // c.header would copy the response into a new one with a stream for every header.
    const responseHeaders = c.res.headers
    const own = isHashedAsset(c.req.path) ? headers : allHeaders
    for (const [name, value] of own) responseHeaders.set(name, value)
    if (!responseHeaders.has('cache-control')) responseHeaders.set('Cache-Control', 'no-store')
    if (!responseHeaders.has('content-security-policy'))
      responseHeaders.set('Content-Security-Policy', closedPolicy)
  })
  app.use(logRequest)
  app.onError(errorResponse)
  const inTime = requestTimeout(ctx)
  for (const path of ['/api/*', '/auth/v1/*', '/dev/*']) app.use(path, inTime, refuseWrites)
  addHealth(app)
  addAuthentication(app, ctx)
  for (const routes of furtherRoutes) app.route('/', routes)
  app.use('/api/*', limitJson, guardBody)
  app.route('/', assessmentRoutes())
  app.route('/', advancedAssessmentRoutes())
  app.route('/', accountRoutes())
  app.route('/', furtherAnswersRoutes())
  app.route('/', resultsRoutes())
  app.route('/', paymentsRoutes())
  app.route('/', chatRoutes())
  app.route('/', calibrationRoutes())
  app.route('/', weeklyStepRoutes())
  addApiDocs(app)
  if (web) app.get('*', revalidate, async (c, next) => (isPage(c) && (await web(c))) || next())
  app.notFound((c) => errorResponse(new AppError('not_found'), c))
  return app
}

function addHealth(app: HttpApp): void {
  app.get('/healthz', (c) => c.json({ status: 'ok', version }))
  app.get('/readyz', async (c) => {
    const reason = await unreadyReason(c.get('ctx'))
    return reason === undefined
      ? c.json({ status: 'ready' })
      : c.json({ status: 'unavailable', reason }, errors.unavailable.status, { 'Retry-After': '2' })
  })
}

function addAuthentication(app: HttpApp, ctx: AppContext): void {
  const { handle, paths = [] } = ctx.auth
  if (!handle) return
  const serve = async (c: HttpContext) => {
    const response = await handle(c.req.raw, c.get('ctx').ipAddress)
    const limit = authLimits[response.headers.get('x-sb-error-code') ?? '']
    if (limit) ctx.metrics.limitRefusals.inc({ limit })
    return response
  }
  for (const path of [...paths, '/auth/v1/*']) app.all(path, serve)
}

/** Names of limits in the metric of refusals, by the error code of the authentication protocol. */
const authLimits: Readonly<Record<string, string>> = {
  over_email_send_rate_limit: 'links',
  over_request_rate_limit: 'link-attempts',
}

function isPage(c: HttpContext): boolean {
  return !/^\/(api|auth|dev)(\/|$)/.test(c.req.path)
}
