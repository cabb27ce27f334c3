import type { UserAnswer } from '@individua/contract/answers'
import { coreItems } from '@individua/instrument/items/core'
import { stepAnswers } from '@individua/testkit/answers'
import { expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { basicAnswers, bodyOf, refusalOf, startTestApi } from '../../testing/start-test-api.ts'

test('every question is listed by number, answered or not', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'all')
  const list = async () => bodyOf<UserAnswer[]>(await api.client.get('/api/answers', user.headers))
  const basic = await list()
  expect(basic.map(({ answer }) => answer)).toEqual(basicAnswers().map(({ answer }) => answer))
  expect(basic[0]).toMatchObject({ questionUuid: coreItems[0]?.id, questionType: 'likert' })

  await user.answerSteps(1)
  const second = await user.read(2)
  const unanswered = await list()
  expect(unanswered).toHaveLength(27)
  expect(unanswered.filter(({ answer }) => answer === '')).toHaveLength(11)

  const answers = stepAnswers(second)
  await user.submit(answers)
  await user.answerSteps(3)
  const all = await list()
  expect(all.map(({ questionNo }) => questionNo)).toEqual(Array.from(all, (_, index) => index + 1))
  expect(all.map(({ questionType }) => questionType)).toEqual([
    ...Array(16).fill('likert'),
    ...Array(11).fill('multi_choice'),
    ...Array(3).fill('open_ended'),
  ])
  const chosen = all.filter(({ options }) => options)
  expect(chosen.map(({ questionUuid, answer }) => ({ questionUuid, answer }))).toEqual(answers)
  expect(chosen.every(({ options, answer }) => options?.includes(answer))).toBe(true)
  expect(all.at(-1)?.answer).toBe('I went for a walk.')
})

test('the list speaks the language of the request', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'german')
  await user.answerSteps(1, 2)
  const response = await api.client.get('/api/answers', {
    ...user.headers,
    'accept-language': 'de',
  })
  const list = await bodyOf<UserAnswer[]>(response)
  expect(list[0]?.questionText).toBe(coreItems[0]?.text.de)
  const german = await user.read(2, 'de')
  expect(list[16]?.options).toEqual(german.questions[0]?.choices)
  expect(list[16]?.answer).toBe(german.questions[0]?.answer)
})

test('after new basic answers the old questions that were left open are gone', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'retaken')
  await user.post('/api/results/basic')
  await user.answerSteps(1)
  await user.read(2)
  api.setTime(new Date(Date.now() + 60_000))
  await user.submitBasic([1, 1, 5, 4, 1, 2, 4, 4, 1, 5])
  await user.read(1)
  const list = await bodyOf<UserAnswer[]>(await api.client.get('/api/answers', user.headers))
  expect(list).toHaveLength(10 + 6 + 6)
  expect(list.slice(0, 10).map(({ answer }) => answer)).toEqual([
    '1',
    '1',
    '5',
    '4',
    '1',
    '2',
    '4',
    '4',
    '1',
    '5',
  ])
  expect(list.slice(16).every(({ answer }) => answer === '')).toBe(true)
})

test('no user sees the answers of another', async () => {
  const api = await startTestApi()
  await advancedUser(api, 'one')
  const { headers } = await api.signIn(api.newEmail('two'))
  expect(await bodyOf<UserAnswer[]>(await api.client.get('/api/answers', headers))).toEqual([])
  expect(await refusalOf(await api.client.get('/api/answers'))).toEqual([401, 'session_missing'])
})
