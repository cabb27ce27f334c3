import type { PublicConfig } from '@individua/contract/config'
import type { Operations } from '@individua/contract/operations'
import { ApiError } from './api-error.ts'
import { readResponse } from './read-response.ts'

let pending: Promise<PublicConfig> | undefined

/** What the running server says about itself; read once, asked again after a failure. */
export function publicConfig(): Promise<PublicConfig> {
  pending ??= readConfig().catch((error: unknown) => {
    pending = undefined
    throw error
  })
  return pending
}

async function readConfig(): Promise<PublicConfig> {
  const response = await fetch('/api/config').catch(() => {
    throw new ApiError('network', 'no response', 0)
  })
  if (!response.ok) throw new ApiError('unavailable', 'no configuration', response.status)
  return readResponse<Operations['GET /api/config']['response']>(response)
}
