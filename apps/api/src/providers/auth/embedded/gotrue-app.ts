import { randomUUIDv7 } from 'node:crypto'
import type { Language } from '@individua/contract/languages'
import { limits } from '@individua/contract/limits'
import { type Context, Hono } from 'hono'
import { limitBody } from '../../../lib/limit-body.ts'
import { preferredLanguage } from '../../../lib/request-language.ts'
import { type CallbackKind, callbackLink, readRedirect } from '../redirects.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { errorResponse, GotrueError, gotrueErrors } from './gotrue-errors.ts'
import {
  otpRequest,
  readBody,
  readScope,
  refreshRequest,
  signUpRequest,
  verifyRequest,
} from './gotrue-requests.ts'
import type { LinkRequest } from './link-request.ts'
import { readSession } from './read-session.ts'
import { requestLink } from './request-link.ts'
import { health, settings } from './service-info.ts'
import { deleteSessions } from './sessions.queries.ts'
import { refreshSession } from './sessions.ts'
import { signUpBody, userBody } from './user-body.ts'
import { verifyLink } from './verify-link.ts'

type Env = { Bindings: { ipAddress: string } }
type Request = Context<Env>

/** GoTrue's protocol, as much of it as the product uses; the rest is 404. */
export function gotrueApp(context: EmbeddedContext): Hono<Env> {
  const app = new Hono<Env>()
  app.onError((error, c) => {
    // An error that no caller caused is logged and turned into a response by the product's own handler.
    if (!(error instanceof GotrueError)) throw error
    return errorResponse(error, c.req.header(versionHeader))
  })
  app.notFound((c) => errorResponse(gotrueErrors.notFound(), c.req.header(versionHeader)))
  app.use(async (c, next) => {
    refuseForeignOrigin(context.publicUrl, c)
    await next()
    // Not by c.header: that makes a new response around a stream.
    c.res.headers.set('Cache-Control', 'no-store')
  })
  app.use(limitBody(limits.maxBodyBytes, refuseLargeBody))
  addLinks(app, context)
  addSessions(app, context)
  app.get('/auth/v1/settings', (c) => c.json(settings))
  app.get('/auth/v1/health', (c) => c.json(health))
  app.get('/auth/v1/.well-known/jwks.json', (c) => c.json({ keys: [] }))
  return app
}

function addLinks(app: Hono<Env>, context: EmbeddedContext): void {
  app.post('/auth/v1/signup', async (c) => {
    const { email, data } = await readBody(c.req, signUpRequest)
    const id = randomUUIDv7()
    const target = chooseTarget(context, c, 'signup', data?.lang)
    await requestLink(context, { email, signUpId: id, ...target }, c.env.ipAddress)
    return c.json(signUpBody(id, email, target.language, context.now()))
  })

  app.post('/auth/v1/otp', async (c) => {
    const { email, data } = await readBody(c.req, otpRequest)
    const target = chooseTarget(context, c, 'signin', data?.lang)
    await requestLink(context, { email, ...target }, c.env.ipAddress)
    return c.json({})
  })

  app.post('/auth/v1/verify', async (c) => {
    const proof = await readBody(c.req, verifyRequest)
    return c.json(await verifyLink(context, proof, c.env.ipAddress))
  })

  /** Fetching the URL alone proves nothing: it redirects to the page, which asks for a session itself. */
  app.get('/auth/v1/verify', (c) => {
    const { token, token_hash: hash = token ?? '', type = 'magiclink' } = c.req.query()
    const { callback } = chooseTarget(
      context,
      c,
      type === 'signup' ? 'signup' : 'signin',
      undefined,
    )
    return c.redirect(callbackLink(context.publicUrl, callback, { hash, type }), 303)
  })
}

function addSessions(app: Hono<Env>, context: EmbeddedContext): void {
  app.post('/auth/v1/token', async (c) => {
    if (c.req.query('grant_type') !== 'refresh_token') throw gotrueErrors.noPasswords()
    const { refresh_token: refreshToken } = await readBody(c.req, refreshRequest)
    return c.json(await refreshSession(context, refreshToken))
  })

  app.get('/auth/v1/user', async (c) => {
    const { user } = await readSession(context, c.req.header('authorization'))
    return c.json(userBody(user))
  })

  app.post('/auth/v1/logout', async (c) => {
    const scope = readScope(c.req.query('scope'))
    const { user, sessionId } = await readSession(context, c.req.header('authorization'))
    await deleteSessions(context.db, scope, { userId: user.id, sessionId })
    return c.body(null, 204)
  })
}

/** Where the link leads and the language of the mail: what the request says, then its redirect, then the browser. */
function chooseTarget(
  { publicUrl }: EmbeddedContext,
  c: Request,
  kind: CallbackKind,
  said: Language | undefined,
): Pick<LinkRequest, 'language' | 'callback'> {
  const wanted = readRedirect(publicUrl, c.req.query('redirect_to'))
  const language = said ?? wanted?.language ?? preferredLanguage(c.req.header('accept-language'))
  return {
    language,
    callback: { kind: wanted?.kind ?? kind, language: wanted?.language ?? language },
  }
}

const versionHeader = 'x-supabase-api-version'

function refuseLargeBody(): never {
  throw gotrueErrors.tooLarge()
}

/** Pages of other origins have no business here; no CORS header ever invites them either. */
function refuseForeignOrigin(publicUrl: string, c: Request): void {
  const origin = c.req.header('origin')
  if (origin === undefined || origin === publicUrl) return
  if (URL.canParse(origin) && new URL(origin).host === c.req.header('host')) return
  throw gotrueErrors.foreignOrigin()
}
