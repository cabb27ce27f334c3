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
  if (status === 429) return new ApiError('too_many_requests', message, status)
  if (status === 0) return new ApiError('network', message, status)
  if (status >= 502) return new ApiError('unavailable', message, status)
  if (invalid.has(code) || (status === 422 && !code)) {
    return new ApiError('validation_failed', message, status)
  }
  return new ApiError('internal_error', wordsOf(message), status)
}

/** Where a response has no message, the client library puts the body or the status there. */
function wordsOf(message: string): string {
  return /^([{["]|null$|HTTP \d+$|Internal Server Error$)/.test(message) ? '' : message
}
