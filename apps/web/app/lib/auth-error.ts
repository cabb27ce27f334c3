import { ApiError } from './api-error.ts'

type ProviderError = { code?: string | undefined; status?: number | undefined; message: string }

/** The authentication provider's errors in the product's own codes, so that its words are never shown. */
export function apiErrorOfProvider({ code, status = 0, message }: ProviderError): ApiError {
  if (status === 429) return new ApiError('too_many_requests', message, status)
  if (status === 0) return new ApiError('network', message, status)
  if (status >= 502) return new ApiError('unavailable', message, status)
  if (code === 'email_address_invalid' || code === 'validation_failed' || status === 422) {
    return new ApiError('validation_failed', message, status)
  }
  return new ApiError('internal_error', message, status)
}
