import { queryOptions } from '@tanstack/react-query'
import { apiDelete, apiGet, apiPost, send } from '../../lib/api-client.ts'
import { readError } from '../../lib/read-response.ts'

/** Whether this user has asked for one mail a week. */
export function weeklyMailQuery(userId: string) {
  return queryOptions({
    queryKey: ['weekly-mail', userId],
    queryFn: ({ signal }) => apiGet('/weekly-mail', { signal }),
  })
}

export function decideOnWeeklyMail(isWanted: boolean) {
  return isWanted ? apiPost('/weekly-mail') : apiDelete('/weekly-mail')
}

/** Ends the mails by the link of one of them; no session is needed. @throws ApiError */
export async function endWeeklyMail(token: string): Promise<void> {
  const query = new URLSearchParams({ token })
  const response = await send(`/weekly-mail/off?${query}`, { method: 'POST' })
  if (!response.ok) throw await readError(response)
}
