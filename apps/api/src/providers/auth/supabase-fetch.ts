import { ProviderUnavailable } from '../../lib/provider-unavailable.ts'

/** Milliseconds; short enough for the API's own promise to respond within 2.5 s. */
export const supabaseTimeoutMs = 2_000

/**
 * As fetch, with a time limit.
 * @throws ProviderUnavailable when Supabase cannot be reached, is too late or responds with 5xx
 */
export async function supabaseFetch(url: string, init: RequestInit): Promise<Response> {
  const signal = init.signal ?? AbortSignal.timeout(supabaseTimeoutMs)
  const response = await fetch(url, { ...init, signal }).catch((error: unknown) => {
    throw new ProviderUnavailable('authentication', error)
  })
  if (response.status >= 500) throw new ProviderUnavailable('authentication')
  return response
}

/** @throws ProviderUnavailable when the connection ends before the body is whole */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw new ProviderUnavailable('authentication', error)
  })
  return JSON.parse(text)
}
