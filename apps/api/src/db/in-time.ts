import { setLiveTimeout } from '../lib/live-timeout.ts'
import { ProviderUnavailable } from '../lib/provider-unavailable.ts'

/** @throws ProviderUnavailable when the work takes longer; it is left to end by itself */
export async function inTime<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let cancel = () => {}
  const tooLate = new Promise<never>((_, reject) => {
    cancel = setLiveTimeout(() => reject(new ProviderUnavailable('database')), timeoutMs)
  })
  return Promise.race([work, tooLate]).finally(cancel)
}
