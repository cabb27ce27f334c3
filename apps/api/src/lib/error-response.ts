import { errors } from '@individua/contract/error-table'
import type { ErrorBody } from '@individua/contract/errors'
import { HTTPException } from 'hono/http-exception'
import { AppError } from './app-error.ts'
import type { RequestContext } from './context.ts'
import { describeError } from './describe-error.ts'
import { errorText } from './error-texts.ts'
import type { HttpContext } from './http-app.ts'
import { LimitReached } from './limit-reached.ts'
import { isUnavailable } from './provider-unavailable.ts'
import { preferredLanguage } from './request-language.ts'

/** Any error as the one shape callers know; what is not meant for them goes to the log only. */
export function errorResponse(error: Error, c: HttpContext): Response {
  const ctx: RequestContext | undefined = c.get('ctx')
  const known = asAppError(error)
  if (known.code === 'internal_error' || known.code === 'unavailable') {
    ctx?.log.error({ requestId: c.get('requestId'), problem: describeError(error) }, known.code)
  }
  if (known instanceof LimitReached) ctx?.metrics.limitRefusals.inc({ limit: known.limit })
  const body: ErrorBody = {
    error: {
      code: known.code,
      message: errorText(
        known.code,
        ctx?.language ?? preferredLanguage(c.req.header('accept-language')),
      ),
      ...(known.details && { details: known.details }),
    },
  }
  const retryAfter = known.retryAfterSeconds ?? (known.code === 'unavailable' ? 2 : undefined)
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  const { status } = errors[known.code]
  if (status === 401) c.header('WWW-Authenticate', 'Bearer')
  c.header('Cache-Control', 'no-store')
  return c.json(body, status)
}

/** What was to be stored belongs to a user who was erased since the request began. */
function isOwnerErased(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isForeignKeyBroken = 'code' in error && error.code === '23503'
  return isForeignKeyBroken || isOwnerErased(error.cause)
}

function asAppError(error: Error): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status === 400) return new AppError('bad_json')
  if (isUnavailable(error)) return new AppError('unavailable')
  if (isOwnerErased(error)) return new AppError('session_invalid')
  return new AppError('internal_error')
}
