import { ApiError } from './api-error.ts'

type ProviderError = { code?: string | undefined; status?: number | undefined; message: string }

const invalid = new Set<string | undefined>([
  'email_address_invalid',
  'validation_failed',
  'weak_password',
])

/**
 * The product's code for an error of the authentication provider. One without such a code is an
 * `internal_error` with the server's own message, empty where it gave none.
 */
export function apiErrorOfProvider({ code, status = 0, message }: ProviderError): ApiError {
  if (status === 429) {
    const isLong = secondsToWait(message) > 60
    return new ApiError(isLong ? 'link_limit' : 'too_many_requests', message, status)
  }
  if (status === 0) return new ApiError('network', message, status)
  if (status >= 502) return new ApiError('unavailable', message, status)
  if (invalid.has(code) || (status === 422 && !code)) {
    return new ApiError('validation_failed', message, status)
  }
  return new ApiError('internal_error', wordsOf(message), status)
}

/** The client library passes on the message alone, and not the header that says the same. */
function secondsToWait(message: string): number {
  const [, seconds = 0] = /after (\d+) seconds/.exec(message) ?? []
  return Number(seconds)
}

/** Where a response has no message, the client library puts the body or the status there. */
function wordsOf(message: string): string {
  return /^([{["]|null$|HTTP \d+$|Internal Server Error$)/.test(message) ? '' : message
}
