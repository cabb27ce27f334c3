// @module-tag postgres

import type { AdvancedProgress, GeneratedQuestions } from '@individua/contract/questions'
import { stepAnswers } from '@individua/testkit/answers'
import { expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { bodyOf, refusalOf, startTestApi, wrongFieldsOf } from '../../testing/start-test-api.ts'

const idsOf = ({ questions }: GeneratedQuestions) =>
  questions.map(({ questionUuid }) => questionUuid)

test('three steps: six statements, eleven situations with six options each, three open questions', async () => {
  const user = await advancedUser(await startTestApi(), 'jana')
  const first = await user.read(1)
  expect(first).toMatchObject({ step: 1, isAnswered: false, engine: 'built-in' })
  await user.submit(stepAnswers(first))
  const second = await user.read(2)
  await user.submit(stepAnswers(second))
  const third = await user.read(3)
  await user.submit(stepAnswers(third))

  const all = [first, second, third].flatMap(({ questions }) => questions)
  expect(all.map(({ questionNo }) => questionNo)).toEqual(Array.from(all, (_, index) => index + 1))
  expect([first, second, third].map(({ questions }) => questions.length)).toEqual([6, 11, 3])
  expect(new Set(all.map(({ questionUuid }) => questionUuid)).size).toBe(20)
  expect(second.questions.every(({ choices }) => new Set(choices).size === 6)).toBe(true)
  expect([...first.questions, ...third.questions].some(({ choices }) => choices)).toBe(false)
})

test('the questions follow from the answers', async () => {
  const api = await startTestApi()
  const textsFor = async (values: number[]) => {
    const user = await advancedUser(api, 'tailored')
    await user.submitBasic(values)
    const { questions } = await user.read(1)
    return questions.map(({ questionText }) => questionText).sort()
  }
  expect(await textsFor([5, 1, 5, 1, 5, 1, 5, 1, 5, 1])).not.toEqual(
    await textsFor([1, 5, 1, 5, 1, 5, 1, 5, 1, 5]),
  )
})

test('asked again, in another language and many times at once, a step stays the same', async () => {
  const user = await advancedUser(await startTestApi(), 'again')
  const together = await Promise.all(Array.from({ length: 5 }, () => user.read(1)))
  const slovak = await user.read(1, 'sk')
  expect(new Set([...together, slovak].map((step) => idsOf(step).join())).size).toBe(1)
  expect(slovak.questions[0]?.questionText).not.toBe(together[0]?.questions[0]?.questionText)

  await user.answerSteps(1)
  const [one, other] = await Promise.all([user.read(2), user.read(2, 'de')])
  expect(idsOf(one)).toEqual(idsOf(other))
  expect(other.questions[0]?.choices).not.toEqual(one.questions[0]?.choices)
  expect(await user.read(2)).toEqual(one)
})

test('a step that was handed in can be read again, with its answers', async () => {
  const user = await advancedUser(await startTestApi(), 'reread')
  const first = await user.read(1)
  const answers = stepAnswers(first)
  await user.submit(answers)
  const again = await user.read(1)
  expect(again.isAnswered).toBe(true)
  expect(again.questions.map(({ questionUuid, answer }) => ({ questionUuid, answer }))).toEqual(
    answers,
  )
})

test('steps come in their order', async () => {
  const user = await advancedUser(await startTestApi(), 'order')
  expect(await refusalOf(await user.ask(2))).toEqual([409, 'step_not_ready'])
  expect(await refusalOf(await user.ask(3))).toEqual([409, 'step_not_ready'])
  await user.read(1)
  expect(await refusalOf(await user.ask(2))).toEqual([409, 'step_not_ready'])
  await user.answerSteps(1)
  expect(await refusalOf(await user.ask(3))).toEqual([409, 'step_not_ready'])
  expect((await user.ask(2)).status).toBe(200)
})

test('without a session, without basic answers, and a step that is none', async () => {
  const api = await startTestApi()
  const path = '/api/questions/generated/steps'
  expect(await refusalOf(await api.client.post(`${path}/1`))).toEqual([401, 'session_missing'])
  const { headers } = await api.signIn(api.newEmail('empty'))
  const none = await api.client.post(`${path}/1`, undefined, headers)
  expect(await refusalOf(none)).toEqual([409, 'answers_missing'])
  const fourth = await api.client.post(`${path}/4`, undefined, headers)
  expect(fourth.status).toBe(422)
  expect(await wrongFieldsOf(fourth)).toEqual(['step'])
})

test('the progress names the next step', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'progress')
  const progress = async () =>
    bodyOf<AdvancedProgress>(await api.client.get('/api/questions/generated', user.headers))
  expect(await progress()).toEqual({ nextStep: 1, isStarted: false, hasReport: false })
  await user.read(1)
  expect(await progress()).toEqual({ nextStep: 1, isStarted: true, hasReport: false })
  await user.answerSteps(1, 2)
  expect(await progress()).toEqual({ nextStep: 3, isStarted: true, hasReport: false })
  await user.answerSteps(3)
  expect(await progress()).toEqual({ nextStep: null, isStarted: true, hasReport: false })
})

test('new basic answers begin a new assessment', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'anew')
  await user.post('/api/results/basic')
  const before = await user.read(1)
  await user.submit(stepAnswers(before))
  api.setTime(new Date(Date.now() + 60_000))
  await user.submitBasic([1, 1, 5, 4, 1, 2, 4, 4, 1, 5])
  expect(await refusalOf(await user.ask(2))).toEqual([409, 'step_not_ready'])
  const after = await user.read(1)
  expect(after.isAnswered).toBe(false)
  expect(idsOf(before).filter((id) => idsOf(after).includes(id))).toEqual([])
})

test('a result ends the assessment it belongs to', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'ended')
  const before = await user.read(1)
  await user.answerSteps(1, 2, 3)
  await api.database.executeSql(
    `insert into results (assessment_id, user_id, kind, instrument_version, engine, profile)
     select id, user_id, 'advanced', instrument_version, 'built-in', '{}' from assessments
     where user_id = $1 and kind = 'advanced'`,
    [user.uid],
  )
  api.setTime(new Date(Date.now() + 60_000))
  expect(await refusalOf(await user.ask(3))).toEqual([409, 'step_not_ready'])
  const after = await user.read(1)
  expect(after.isAnswered).toBe(false)
  expect(idsOf(after)).not.toEqual(idsOf(before))
})
