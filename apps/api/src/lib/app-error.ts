import type { ErrorBody, ErrorCode } from '@individua/contract/errors'

/** A problem reported to the caller, by code; the text follows the language of the request. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorBody['error']['details']
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    options: { details?: ErrorBody['error']['details']; retryAfterSeconds?: number } = {},
  ) {
    super(code)
    this.code = code
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
