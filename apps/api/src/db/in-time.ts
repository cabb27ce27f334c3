import { ProviderUnavailable } from '../lib/provider-unavailable.ts'

/** @throws ProviderUnavailable when the work takes longer; it is left to end by itself */
export async function inTime<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderUnavailable('database')), timeoutMs)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
