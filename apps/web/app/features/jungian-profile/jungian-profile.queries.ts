import type { Language } from '@individua/contract/languages'
import { contentLanguage } from '@individua/instrument/content-language'
import { queryOptions } from '@tanstack/react-query'
import { apiGetNewer } from '../../lib/api-client.ts'
import { readOrCopy } from '../../lib/read-or-copy.ts'

export function advancedResultQuery(language: Language, userId: string) {
  return queryOptions({
    queryKey: ['advanced-result', userId, language],
    queryFn: ({ signal }) =>
      readOrCopy('profile', userId, (held) => apiGetNewer('/results/advanced', held, { signal })),
  })
}

const samples = {
  en: () => import('virtual:sample-profile/en'),
  sk: () => import('virtual:sample-profile/sk'),
  de: () => import('virtual:sample-profile/de'),
}

/** The profile of the sample person; the build writes it with the instrument. */
export function sampleProfileQuery(language: Language) {
  return queryOptions({
    queryKey: ['sample-profile', language],
    queryFn: async () => (await samples[contentLanguage(language)]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
