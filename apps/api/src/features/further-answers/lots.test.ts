import { stepAccepted } from '@individua/contract/answers'
import {
  furtherState,
  type Lot,
  type LotAccepted,
  lot,
  lotAccepted,
} from '@individua/contract/further-questions'
import { limits } from '@individua/contract/limits'
import { datedResult, type Result, result } from '@individua/contract/results'
import { coreItems } from '@individua/instrument/items/core'
import { itemsById } from '@individua/instrument/items/item-bank'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { advancedUser } from '../../testing/advanced-user.ts'
import { payFor } from '../../testing/pay-for.ts'
import { bodyOf, refusalOf, startTestApi } from '../../testing/start-test-api.ts'

/** A user with the paid report. */
async function payingUser(name: string) {
  const api = await startTestApi()
  const user = await advancedUser(api, name)
  await user.answerSteps(1, 2, 3)
  await payFor(api, user)
  await user.post('/api/results/advanced')
  const get = async <Body>(path: string) => bodyOf<Body>(await api.client.get(path, user.headers))
  const askLot = async () => lot.parse(await bodyOf(await user.post('/api/questions/more')))
  const submitLot = async (answers: object[]) =>
    user.post('/api/answers/lots', { uid: user.uid, answers })
  return {
    ...user,
    api,
    get,
    askLot,
    submitLot,
    answerLot: async () =>
      lotAccepted.parse(await bodyOf(await submitLot(answersTo(await askLot())))),
    state: async () => furtherState.parse(await get('/api/questions/further')),
    dashboard: async () => result.parse(await get('/api/dashboard')),
  }
}

function answersTo({ questions }: Lot) {
  return questions.map(({ questionUuid, questionNo, choices }) => ({
    questionUuid,
    answer: choices?.[questionNo % 6] ?? String(1 + (questionNo % 5)),
    ...(choices && { secondAnswer: choices[(questionNo + 1) % 6] }),
    milliseconds: 4_000,
  }))
}

test('a lot is seven statements and three situations; its answers make a dated result', async () => {
  const user = await payingUser('lot')
  const before = await user.dashboard()
  expect(await user.state()).toEqual({
    answerCount: 30,
    goal: limits.answersFirstGoal,
    lots: 'open',
    isSecondOccasionDue: false,
    isLotStarted: false,
  })
  const asked = await user.askLot()
  expect(asked.questions.map(({ choices }) => choices?.length ?? 0)).toEqual([
    ...Array(7).fill(0),
    ...Array(3).fill(6),
  ])
  expect((await user.askLot()).questions).toEqual(asked.questions)
  expect((await user.state()).isLotStarted).toBe(true)

  const accepted = await user.answerLot()
  expect(accepted).toMatchObject({ accepted: 10, answerCount: 40, goal: limits.answersFirstGoal })
  const after = await user.dashboard()
  expect(after.metadata).toMatchObject({ kind: 'advanced', resultId: accepted.resultId })
  expect(after.answers).toHaveLength(40)
  expect(after.moved).toMatchObject({ before: { answerCount: 30 }, after: { answerCount: 40 } })
  // Answers that contradict the earlier ones may widen it; what-moved.test.ts shows how rarely.
  const widths = [after.moved?.before.meanWidth ?? 0, after.moved?.after.meanWidth ?? 0]
  expect(widths[0]).not.toBe(widths[1])
  for (const width of widths) expect(width > 0 && width < 1).toBe(true)
  const own = new Map(before.petals.map(({ archetype, strength }) => [archetype, strength]))
  for (const { key, before: standing } of after.moved?.archetypes ?? []) {
    expect(standing.strength).toBeCloseTo(own.get(key) ?? Number.NaN, 4)
  }
})

test('earlier results stay readable with their dates, the newest first', async () => {
  const user = await payingUser('dated')
  const thirty = await user.dashboard()
  const { resultId } = await user.answerLot()
  const results = z.array(datedResult).parse(await user.get('/api/results'))
  expect(results.map(({ answerCount }) => answerCount)).toEqual([40, 30, 10])
  expect(results[0]?.resultId).toBe(resultId)
  expect(await user.get(`/api/results/${thirty.metadata.resultId}`)).toEqual(thirty)
  const other = await user.api.signIn(user.api.newEmail('reader'))
  const foreign = await user.api.client.get(`/api/results/${resultId}`, other.headers)
  expect(await refusalOf(foreign)).toEqual([404, 'result_not_found'])
})

test('the same answers again change nothing, others are refused', async () => {
  const user = await payingUser('again')
  const answers = answersTo(await user.askLot())
  const first = await bodyOf<LotAccepted>(await user.submitLot(answers))
  expect(await bodyOf<LotAccepted>(await user.submitLot(answers))).toEqual(first)
  const [one, ...others] = answers
  const changed = await user.submitLot([
    { ...one, answer: one?.answer === '1' ? '2' : '1' },
    ...others,
  ])
  expect(await refusalOf(changed)).toEqual([409, 'step_answered'])
})

test('a part of a lot, an answer off the scale and a question of another user are refused', async () => {
  const user = await payingUser('wrong')
  const other = await payingUser('wrong-other')
  const answers = answersTo(await user.askLot())
  const foreign = answersTo(await other.askLot())
  const part = await user.submitLot(answers.slice(1))
  expect(await refusalOf(part)).toEqual([422, 'validation_failed'])
  const off = await user.submitLot(
    answers.map((one, index) => (index ? one : { ...one, answer: '6' })),
  )
  expect(await refusalOf(off)).toEqual([422, 'validation_failed'])
  const mixed = await user.submitLot([...answers.slice(1), ...foreign.slice(0, 1)])
  expect(await refusalOf(mixed)).toEqual([404, 'question_unknown'])
  expect((await user.state()).answerCount).toBe(30)
})

test('lots lead to sixty, then to a hundred answers, and ask nothing twice', async () => {
  const user = await payingUser('hundred')
  const goals: (number | null)[] = []
  const asked: string[] = []
  for (let count = 40; count <= 100; count += 10) {
    const { questions } = await user.askLot()
    asked.push(...questions.map(({ questionText }) => questionText))
    const accepted = await user.answerLot()
    expect(accepted.answerCount).toBe(count)
    goals.push(accepted.goal)
  }
  expect(goals).toEqual([60, 60, 100, 100, 100, 100, null])
  const { answers } = await user.dashboard()
  expect(new Set(answers.map(({ questionText }) => questionText)).size).toBe(100)
  expect(new Set(asked).size).toBe(asked.length)
  expect((await user.state()).lots).toBe('done')
  expect(await refusalOf(await user.post('/api/questions/more'))).toEqual([409, 'step_not_ready'])
})

const idsIn = (rows: unknown[]) =>
  z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)

test('a question that was asked in any form returns only after a year', async () => {
  const user = await payingUser('year')
  const shown = (await user.dashboard()).answers.map(({ questionText }) => questionText)
  const { executeSql } = user.api.database
  const known = await executeSql(
    `select item_id as id from asked_questions join assessments on assessments.id = assessment_id
     where user_id = $1`,
    [user.uid],
  )
  const askedIds = new Set(idsIn(known.rows))
  const inserted = await executeSql(
    `insert into assessments (user_id, kind, language, instrument_version)
     values ($1, 'daily', 'en', '2.0.0') returning id`,
    [user.uid],
  )
  const [today] = idsIn(inserted.rows)
  for (const id of itemsById.keys()) {
    if (askedIds.has(id)) continue
    await executeSql(
      'insert into asked_questions (assessment_id, item_id, position) values ($1, $2, 0)',
      [today, id],
    )
  }
  const passDays = (days: number) =>
    executeSql(
      `update assessments set created_at = created_at - make_interval(hours => 24 * $2),
       submitted_at = submitted_at - make_interval(hours => 24 * $2)
       where user_id = $1 and kind in ('basic', 'advanced')`,
      [user.uid, days],
    )
  await passDays(364)
  expect(await refusalOf(await user.post('/api/questions/more'))).toEqual([409, 'step_not_ready'])
  await passDays(2)
  const again = (await user.askLot()).questions.map(({ questionText }) => questionText)
  expect(again.filter((text) => !shown.includes(text))).toEqual([])
  expect((await user.answerLot()).answerCount).toBe(30)
  expect((await user.dashboard()).answers).toHaveLength(30)
})

test('without the paid report, and before its result, there are no lots', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'unpaid-lot')
  const unpaid = await user.post('/api/questions/more')
  expect(await refusalOf(unpaid)).toEqual([402, 'payment_required'])
  await payFor(api, user)
  const early = await user.post('/api/questions/more')
  expect(await refusalOf(early)).toEqual([409, 'step_not_ready'])
  const state = await bodyOf(await api.client.get('/api/questions/further', user.headers))
  expect(state).toMatchObject({ lots: 'notYet', answerCount: coreItems.length })
})

test('a lot is exported, and the answers count as any others', async () => {
  const user = await payingUser('exported')
  await user.answerLot()
  const data = await user.get<Record<string, Record<string, unknown>[]>>('/api/users/export')
  expect(data.assessments?.map(({ kind }) => kind)).toEqual(['basic', 'advanced', 'lot'])
  expect(data.answers).toHaveLength(40)
  const listed = await user.get<{ questionNo: number; answer: string }[]>('/api/answers')
  expect(listed).toHaveLength(40)
  expect(listed.every(({ answer }) => answer !== '')).toBe(true)
  const printed = await user.get<Result>('/api/dashboard')
  expect(printed.answers).toHaveLength(40)
})

test('a lot is handed in where the steps are, too', async () => {
  const user = await payingUser('lot-as-step')
  const asked = await user.askLot()
  const accepted = stepAccepted.parse(await bodyOf(await user.submit(answersTo(asked))))
  expect(accepted).toMatchObject({ accepted: 10, nextStep: null, answerCount: 40 })
  expect((await user.dashboard()).metadata.resultId).toBe(accepted.resultId)
})
