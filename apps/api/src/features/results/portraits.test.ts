import type { DatedResult, Result, ResultComparison } from '@individua/contract/results'
import { reliableChangePoints } from '@individua/instrument/scoring/reliable-change'
import { expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { payFor } from '../../testing/pay-for.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { bodyOf, refusalOf, startTestApi } from '../../testing/start-test-api.ts'

const first = [5, 2, 4, 4, 2, 5, 1, 3, 4, 2]
const opposite = first.map((value) => 6 - value)

/** A user who has answered the core, and may answer more. */
async function userWithProfile(name: string) {
  const api = await startTestApi()
  const user = await advancedUser(api, name)
  const get = (path: string) => api.client.get(path, user.headers)
  const answerCore = async (values: number[]) => {
    await user.submitBasic(values)
    return bodyOf<Result>(await user.post('/api/results/basic'))
  }
  return {
    ...user,
    api,
    get,
    answerCore,
    first: await answerCore(first),
    list: async () => bodyOf<DatedResult[]>(await get('/api/results')),
    compare: async (from: string, to: string) =>
      bodyOf<ResultComparison>(await get(`/api/results/compare?from=${from}&to=${to}`)),
    async buyReport() {
      await user.answerSteps(1, 2, 3)
      await payFor(api, user)
      await user.post('/api/results/advanced')
    },
    refund: () =>
      api.database.executeSql('update payments set ended_at = now() where user_id = $1', [
        user.uid,
      ]),
  }
}

test('a retake after payment displaces nothing: the dashboard shows the fullest result', async () => {
  const user = await userWithProfile('retake')
  await user.buyReport()
  const bought = await bodyOf<Result>(await user.get('/api/dashboard'))
  const retaken = await user.answerCore(opposite)
  expect(retaken.metadata.kind).toBe('basic')
  expect(await bodyOf<Result>(await user.get('/api/dashboard'))).toEqual(bought)
  const listed = await user.list()
  expect(listed.map(({ kind, answerCount }) => [kind, answerCount])).toEqual([
    ['basic', 10],
    ['advanced', 30],
    ['basic', 10],
  ])
  expect(listed.map(({ isShown }) => isShown)).toEqual([false, true, false])
  const further = await user.get('/api/questions/further')
  expect(await bodyOf(further)).toMatchObject({ lots: 'open', answerCount: 30 })
  const again = await user.get(`/api/results/${user.first.metadata.resultId}`)
  expect(await bodyOf<Result>(again)).toEqual(user.first)
})

test('with its report, an advanced assessment is another round only once it is begun', async () => {
  const user = await userWithProfile('second-round')
  const progress = async () => bodyOf(await user.get('/api/questions/generated'))
  await user.buyReport()
  expect(await progress()).toEqual({ nextStep: 1, isStarted: false, hasReport: true })
  const questionCount = async () => (await bodyOf<unknown[]>(await user.get('/api/answers'))).length
  expect(await questionCount()).toBe(30)
  await user.ask(1)
  expect(await progress()).toEqual({ nextStep: 1, isStarted: true, hasReport: true })
  expect(await questionCount()).toBeGreaterThan(30)
})

test('a portrait in the list has three names and its picture', async () => {
  const user = await userWithProfile('listed')
  const [listed] = await user.list()
  expect(listed?.names).toEqual(user.first.archetypes.slice(0, 3).map(({ name }) => name))
  expect(listed?.petals).toEqual(user.first.petals)
})

test('once the money is back the free result is shown, and the bought one is listed no more', async () => {
  const user = await userWithProfile('refunded')
  await user.buyReport()
  await user.refund()
  expect((await user.list()).map(({ kind, isShown }) => [kind, isShown])).toEqual([['basic', true]])
})

test('two occasions of the same questions: what moved beyond chance, in any order', async () => {
  const user = await userWithProfile('compared')
  const second = await user.answerCore(opposite)
  const [from, to] = [user.first.metadata.resultId, second.metadata.resultId]
  const compared = await user.compare(from, to)
  expect(await user.compare(to, from)).toEqual(compared)
  expect([compared.earlier.resultId, compared.later.resultId]).toEqual([from, to])
  expect(compared.points).toBe(reliableChangePoints(10))
  expect(compared.questionCount).toBe(10)
  expect(compared.archetypes).toHaveLength(12)
  for (const { key, before, after, isChange } of compared.archetypes) {
    const petalOf = (petals: Result['petals']) => petals.find(({ archetype }) => archetype === key)
    expect(petalOf(compared.earlier.petals)?.strength).toBe(before)
    expect(petalOf(compared.later.petals)?.strength).toBe(after)
    expect(isChange).toBe(100 * Math.abs(after - before) > reliableChangePoints(10))
  }
  expect(compared.archetypes[0]?.isChange).toBe(true)
})

test('a longer form is compared with a later core by the ten questions of both', async () => {
  const user = await userWithProfile('mixed')
  await user.buyReport()
  const retaken = await user.answerCore(opposite)
  const [, advanced] = await user.list()
  const compared = await user.compare(advanced?.resultId ?? '', retaken.metadata.resultId)
  expect(compared.questionCount).toBe(10)
  expect(compared.earlier.answerCount).toBe(30)
  const alone = new Map(user.first.petals.map(({ archetype, strength }) => [archetype, strength]))
  for (const { key, before } of compared.archetypes) {
    expect(before).toBeCloseTo(alone.get(key) ?? Number.NaN, 4)
  }
})

test('results that share answers are compared as they are, and nothing is called change', async () => {
  const user = await userWithProfile('shared')
  await user.buyReport()
  const [advanced] = await user.list()
  const compared = await user.compare(user.first.metadata.resultId, advanced?.resultId ?? '')
  expect(compared.points).toBeNull()
  expect(compared.archetypes.some(({ isChange }) => isChange)).toBe(false)
  expect(compared.later.petals).toEqual(advanced?.petals)
  const sizes = compared.archetypes.map(({ before, after }) => Math.abs(after - before))
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
})

test('what was bought is not compared after a refund, and what is another user’s never', async () => {
  const user = await userWithProfile('kept')
  await user.buyReport()
  const [advanced] = await user.list()
  const own = user.first.metadata.resultId
  const other = await userWithProfile('foreign')
  const asked = (from: string) => `/api/results/compare?from=${from}&to=${own}`
  expect(await refusalOf(await user.get(asked(other.first.metadata.resultId)))).toEqual([
    404,
    'result_not_found',
  ])
  await user.refund()
  expect(await refusalOf(await user.get(asked(advanced?.resultId ?? '')))).toEqual([
    402,
    'payment_required',
  ])
})

test('the PDF is of the result asked for, and of no other user', async () => {
  const user = await userWithProfile('printed')
  const second = await user.answerCore(opposite)
  const [older, newer] = [user.first.metadata.resultId, second.metadata.resultId]
  const textOf = async (query: string) =>
    (await readPdf(await (await user.get(`/api/results/report.pdf${query}`)).arrayBuffer())).text
  expect(await textOf(`?resultId=${older}`)).toContain(older)
  expect(await textOf('')).toContain(newer)
  const other = await userWithProfile('prying')
  const foreign = await other.get(`/api/results/report.pdf?resultId=${older}`)
  expect(await refusalOf(foreign)).toEqual([404, 'result_not_found'])
})
