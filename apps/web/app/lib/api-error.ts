import type { ClientErrorCode } from '@individua/contract/errors'

export class ApiError extends Error {
  readonly code: ClientErrorCode
  /** HTTP status; 0 when no response arrived. */
  readonly status: number

  constructor(code: ClientErrorCode, message: string, status: number) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}

const retriedStatuses = new Set([0, 502, 503, 504])

/** True for a failure of the network or of a server that may be back in a moment. */
export function isRetried(error: unknown): boolean {
  return isApiError(error) && retriedStatuses.has(error.status)
}
