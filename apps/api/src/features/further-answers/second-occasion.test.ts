import type { FurtherState } from '@individua/contract/further-questions'
import { type DatedResult, result } from '@individua/contract/results'
import { reliableChangePoints } from '@individua/instrument/scoring/reliable-change'
import { expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { payFor } from '../../testing/pay-for.ts'
import { bodyOf, startTestApi } from '../../testing/start-test-api.ts'

const first = [5, 2, 4, 4, 2, 5, 1, 3, 4, 2]
const opposite = first.map((value) => 6 - value)

async function userWithProfile(name: string) {
  const api = await startTestApi()
  const user = await advancedUser(api, name)
  await user.submitBasic(first)
  await user.post('/api/results/basic')
  const get = async <Body>(path: string) => bodyOf<Body>(await api.client.get(path, user.headers))
  return {
    ...user,
    api,
    get,
    /** Makes everything answered so many days older. */
    async passDays(days: number) {
      for (const change of [
        `update assessments set created_at = created_at - make_interval(hours => 24 * $2),
         submitted_at = submitted_at - make_interval(hours => 24 * $2) where user_id = $1`,
        `update results set created_at = created_at - make_interval(hours => 24 * $2)
         where user_id = $1`,
      ]) {
        await api.database.executeSql(change, [user.uid, days])
      }
    },
    answerCoreAgain: async (values: number[]) => {
      await user.submitBasic(values)
      return result.parse(await bodyOf(await user.post('/api/results/basic')))
    },
    dashboard: async () => result.parse(await get('/api/dashboard')),
    async buyReport() {
      await user.answerSteps(1, 2, 3)
      await payFor(api, user)
      await user.post('/api/results/advanced')
    },
  }
}

const strengths = ({ petals }: { petals: { archetype: string; strength: number }[] }) =>
  new Map(petals.map(({ archetype, strength }) => [archetype, strength]))

test('four weeks later the ten questions again are a second, pooled and dated result', async () => {
  const user = await userWithProfile('pooled-core')
  const alone = await user.dashboard()
  expect(alone.change).toBeNull()
  await user.passDays(28)
  expect((await user.get<FurtherState>('/api/questions/further')).isSecondOccasionDue).toBe(true)
  const pooled = await user.answerCoreAgain(opposite)
  expect((await user.get<FurtherState>('/api/questions/further')).isSecondOccasionDue).toBe(false)
  expect(await user.get<DatedResult[]>('/api/results')).toHaveLength(2)
  expect(pooled.answers.map(({ answer }) => Number(answer))).toEqual(opposite)
  expect(pooled.change?.points).toBe(reliableChangePoints(10))
  expect(pooled.change?.archetypes).toHaveLength(12)
  for (const { key, before, after, isChange } of pooled.change?.archetypes ?? []) {
    expect(before).toBeCloseTo(strengths(alone).get(key) ?? Number.NaN, 4)
    expect(isChange).toBe(100 * Math.abs(after - before) > reliableChangePoints(10))
  }
  expect(pooled.change?.archetypes[0]?.isChange).toBe(true)
  const widest = pooled.change?.archetypes[0]
  const together = strengths(pooled).get(widest?.key ?? '') ?? Number.NaN
  const ends = [widest?.before ?? 0, widest?.after ?? 0].toSorted((one, other) => one - other)
  expect(together).toBeGreaterThan(ends[0] ?? 1)
  expect(together).toBeLessThan(ends[1] ?? 0)
})

test('the same answers again are no change, and a result of their own', async () => {
  const user = await userWithProfile('unchanged')
  await user.passDays(28)
  const again = await user.answerCoreAgain(first)
  expect(again.change?.archetypes.some(({ isChange }) => isChange)).toBe(false)
  expect(await user.get<DatedResult[]>('/api/results')).toHaveLength(2)
})

test('before four weeks new answers replace the former ones', async () => {
  const user = await userWithProfile('replaced-core')
  await user.passDays(27)
  const again = await user.answerCoreAgain(opposite)
  expect(again.change).toBeNull()
  expect(again.moved).toBeNull()
  const other = await userWithProfile('only-opposite')
  await other.answerCoreAgain(opposite)
  expect(strengths(again)).toEqual(strengths(await other.dashboard()))
})

test('a second occasion of the core adds to the paid profile and does not displace it', async () => {
  const user = await userWithProfile('paid-core')
  await user.buyReport()
  await user.passDays(28)
  const basic = await user.answerCoreAgain(opposite)
  expect(basic.metadata.kind).toBe('basic')
  const shown = await user.dashboard()
  expect(shown.metadata.kind).toBe('advanced')
  expect(shown.answers).toHaveLength(30)
  expect(shown.change?.archetypes).toEqual(basic.change?.archetypes)
})

test('four weeks later the advanced assessment asks the same again; both count, and change is told', async () => {
  const user = await userWithProfile('paid-again')
  await user.buyReport()
  const asked = (await user.dashboard()).answers.map(({ questionText }) => questionText)
  await user.passDays(28)
  await user.answerCoreAgain(opposite)
  const step = await user.read(2)
  expect(step.replacesAfter).toBeUndefined()
  await user.answerSteps(1, 2, 3)
  await user.post('/api/results/advanced')
  const again = await user.dashboard()
  expect(again.answers.map(({ questionText }) => questionText).toSorted()).toEqual(asked.toSorted())
  expect(again.change?.points).toBe(reliableChangePoints(30))
  expect(again.metadata.kind).toBe('advanced')
})
