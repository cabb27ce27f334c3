import type { PublicConfig } from '@individua/contract/config'
import { useEffect, useState } from 'react'
import { publicConfig } from './public-config.ts'

/** What the server says about itself; undefined while it has not, and in prerendered pages. */
export function usePublicConfig(): PublicConfig | undefined {
  const [config, setConfig] = useState<PublicConfig>()
  useEffect(() => {
    publicConfig().then(setConfig, () => {})
  }, [])
  return config
}
