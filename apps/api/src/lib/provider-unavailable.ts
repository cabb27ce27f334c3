export type ProviderName = 'authentication' | 'database' | 'payments'

/**
 * A provider or the database does not respond for now; the caller may try again. Each provider
 * throws it at its own edge, so that no other code has to know the errors of a driver or an SDK.
 */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
  readonly provider: ProviderName

  /** @param cause what the driver or SDK threw; none where a provider responded with 5xx */
  constructor(provider: ProviderName, cause?: unknown) {
    super(`${provider}: no response for now`, { cause })
    this.provider = provider
  }
}

/** A provider responded, and does not do what was asked of it. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  readonly status: number

  constructor(provider: ProviderName, status: number) {
    super(`${provider}: refused with ${status}`)
    this.status = status
  }
}

/** Whether an error, or what caused it, is an outage: Drizzle wraps what its driver throws. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error instanceof ProviderUnavailable || isUnavailable(error.cause)
}
