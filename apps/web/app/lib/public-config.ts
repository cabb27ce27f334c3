import type { PublicConfig } from '@individua/contract/config'

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
  const response = await fetch('/api/config')
  if (!response.ok) throw new Error(`config: ${response.status}`)
  return (await response.json()) as PublicConfig
}
