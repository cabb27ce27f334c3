import { APICallError, NoObjectGeneratedError } from 'ai'
import { ModelFailure, type ModelProblem } from './language-model.ts'
import { ReplyTooLarge } from './limited-fetch.ts'

/** Whatever went wrong on the way, as the port names it. */
export function asModelFailure(error: unknown, signal?: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (signal?.aborted) return new ModelFailure('late')
  if (isCausedBy(error, ReplyTooLarge)) return new ModelFailure('too_large')
  if (NoObjectGeneratedError.isInstance(error)) {
    const tokens = error.usage?.totalTokens
    return new ModelFailure('unusable', tokens === undefined ? {} : { tokens })
  }
  // Anything else the SDK throws is about what the reply holds, or lacks.
  if (!APICallError.isInstance(error)) return new ModelFailure('unusable')
  const { statusCode: status } = error
  if (status === undefined) return new ModelFailure('unreachable')
  const retryAfterMs = status < 400 ? undefined : readRetryAfter(error.responseHeaders ?? {})
  return new ModelFailure(problemOf(status), {
    status,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    isKeyRefused: isKeyRefused(status, error.responseBody),
  })
}

/** 402: the account has no credit. Google calls an invalid key a bad request. */
function isKeyRefused(status: number, body = ''): boolean {
  if (status === 400) return body.includes('API_KEY_INVALID')
  return status === 401 || status === 402 || status === 403
}

/** Milliseconds; in the header as seconds or as a date. */
function readRetryAfter(headers: Record<string, string>): number | undefined {
  const value = headers['retry-after']?.trim()
  if (!value) return undefined
  const isSeconds = /^\d+(\.\d+)?$/.test(value)
  const milliseconds = isSeconds ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return milliseconds > 0 ? milliseconds : undefined
}

function problemOf(status: number): ModelProblem {
  if (status < 400) return 'unusable'
  if (status === 429) return 'limited'
  return status < 500 ? 'refused' : 'unreachable'
}

function isCausedBy(error: unknown, kind: typeof ReplyTooLarge): boolean {
  if (!(error instanceof Error)) return false
  return error instanceof kind || isCausedBy(error.cause, kind)
}
