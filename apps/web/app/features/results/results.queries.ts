import type { DailyAnswerBody } from '@individua/contract/further-questions'
import type { Language } from '@individua/contract/languages'
import { contentLanguage } from '@individua/instrument/content-language'
import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiGetNewer, apiPost } from '../../lib/api-client.ts'
import { firstScreen } from '../../lib/first-screen.ts'
import { keepCopy } from '../../lib/kept-copies.ts'
import { readOrCopy } from '../../lib/read-or-copy.ts'
import { type Dashboard, readDashboard } from './read-dashboard.ts'

export function dashboardQuery(language: Language, userId: string) {
  return queryOptions({
    queryKey: ['dashboard', userId, language],
    queryFn: async ({ signal }) =>
      readDashboard(
        await readOrCopy('dashboard', userId, (held) =>
          apiGetNewer('/dashboard', held, { signal }),
        ),
      ),
    initialData: () => dashboardOfFirstScreen(language, userId),
  })
}

/** What the page was opened with, kept as if it had been read now. */
function dashboardOfFirstScreen(language: Language, userId: string): Dashboard | undefined {
  const first = firstScreen()
  if (first?.user.id !== userId || first.language !== language) return undefined
  keepCopy('dashboard', userId, first.dashboard)
  return readDashboard(first.dashboard)
}

/** Whether further questions can be answered; read anew by every visit. */
export function furtherStateQuery(userId: string) {
  return queryOptions({
    queryKey: ['further-state', userId],
    queryFn: ({ signal }) => apiGet('/questions/further', { signal }),
    staleTime: 0,
  })
}

/** The question of the day; the first asking of a day makes it. */
export function dailyQuestionQuery(language: Language, userId: string) {
  return queryOptions({
    queryKey: ['daily-question', userId, language],
    queryFn: ({ signal }) => apiGet('/questions/today', { signal }),
  })
}

export function submitDailyAnswer(body: DailyAnswerBody) {
  return apiPost('/answers/daily', body)
}

/** Calculates the basic result of the signed-in user; asking again gives the same one. */
export function calculateBasicResult() {
  return apiPost('/results/basic')
}

const samples = {
  en: () => import('virtual:sample-results/en'),
  sk: () => import('virtual:sample-results/sk'),
  de: () => import('virtual:sample-results/de'),
}

/** The results of the sample person; the build writes them with the instrument. */
export function sampleResultsQuery(language: Language) {
  return queryOptions({
    queryKey: ['sample-results', language],
    queryFn: async () => (await samples[contentLanguage(language)]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
