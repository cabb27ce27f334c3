import { advancedResult, advancedResultState } from '@individua/contract/advanced-results'
import { expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

/** Paid, as the payments leave it behind. */
async function payFor({ database }: TestApi, userId: string) {
  await database.executeSql(
    `insert into payments (user_id, plan_id, amount, currency, status, language, paid_at)
     values ($1, 'advanced_report', 399, 'EUR', 'succeeded', 'en', now())`,
    [userId],
  )
}

test('asked for and paid, the full profile is made at once', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'made')
  await user.answerSteps(1, 2, 3)
  await payFor(api, user.uid)
  const asked = await user.post('/api/results/advanced')
  const state = advancedResultState.parse(await asked.json())
  expect(state.status).toBe('ready')
  const read = await api.client.get('/api/results/advanced', user.headers)
  const body = advancedResult.strict().parse(await read.json())
  expect(body.metadata).toMatchObject({ kind: 'advanced', resultId: state.resultId })
})
