import type { Language } from '@individua/contract/languages'
import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiPost } from '../../lib/api-client.ts'

/** Whether the profile on screen can be read anew with newer parameters, and the latest such reading. */
export function newerReadingQuery(language: Language, userId: string) {
  return queryOptions({
    queryKey: ['newer-reading', userId, language],
    queryFn: ({ signal }) => apiGet('/results/newer-reading', { signal }),
  })
}

/** Has the same answers scored with the parameters in use; asking again gives the same reading. */
export function makeNewerReading() {
  return apiPost('/results/newer-reading')
}
