// @module-tag postgres

import { randomUUID } from 'node:crypto'
import type { DraftKept, StepAccepted } from '@individua/contract/answers'
import { helpLines } from '@individua/contract/help-lines'
import { coreItems } from '@individua/instrument/items/core'
import { stepAnswers } from '@individua/testkit/answers'
import { expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import {
  bodyOf,
  refusalOf,
  startTestApi,
  type TestApi,
  wrongFieldsOf,
} from '../../testing/start-test-api.ts'
import { findAdvancedForm, findClosedAnswers, openTextsOf } from './advanced-form.service.ts'

async function storedAnswers({ database }: TestApi, uid: string) {
  const { rows } = await database.executeSql(
    `select item_id, value, is_withheld, answered_at from answers
     join assessments on assessments.id = assessment_id
     where user_id = $1 and kind = 'advanced' order by item_id`,
    [uid],
  )
  return rows
}

test('a step is stored, and sent again nothing changes', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'twice')
  const answers = stepAnswers(await user.read(1))
  const accepted = await bodyOf<StepAccepted>(await user.submit(answers))
  expect(accepted).toEqual({ accepted: 6, nextStep: 2 })
  const stored = await storedAnswers(api, user.uid)
  expect(stored).toHaveLength(6)
  api.setTime(new Date(Date.now() + 60_000))
  const again = await Promise.all([user.submit(answers), user.submit(answers.toReversed())])
  expect(again.map(({ status }) => status)).toEqual([200, 200])
  expect(await storedAnswers(api, user.uid)).toEqual(stored)
})

test('answers can be corrected until the next questions are chosen from them', async () => {
  const user = await advancedUser(await startTestApi(), 'corrected')
  const answers = stepAnswers(await user.read(1))
  await user.submit(answers)
  const [first, ...others] = answers
  const corrected = [{ ...first, answer: first?.answer === '5' ? '1' : '5' }, ...others]
  expect((await user.submit(corrected)).status).toBe(200)
  await user.read(2)
  expect(await refusalOf(await user.submit(answers))).toEqual([409, 'step_answered'])
  const same = await user.submit(corrected)
  expect(await bodyOf<StepAccepted>(same)).toEqual({ accepted: 6, nextStep: 2 })
})

test('all three steps give the instrument what it scores', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'scored')
  await user.answerSteps(1, 2, 3)
  const form = await findAdvancedForm(api.ctx.db, user.uid)
  if (!form) throw new Error('there is no form')
  expect(form.nextStep).toBeNull()
  const kinds = (await findClosedAnswers(api.ctx.db, form)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'likert')).toHaveLength(16)
  expect(kinds.filter((kind) => kind === 'choice')).toHaveLength(11)
  expect(openTextsOf(form.questions).map(({ text }) => text)).toEqual(
    Array(3).fill('I went for a walk.'),
  )
})

test('a choice made in one language counts in every other', async () => {
  const user = await advancedUser(await startTestApi(), 'languages')
  await user.answerSteps(1)
  const english = stepAnswers(await user.read(2))
  const german = stepAnswers(await user.read(2, 'de'))
  expect(german).not.toEqual(english)
  expect((await user.submit(german, 'de')).status).toBe(200)
  await user.read(3)
  expect((await user.submit(english)).status).toBe(200)
})

test.each([
  ['a 6 on the scale', 1, '6'],
  ['words on the scale', 1, 'yes'],
  ['an option that was not shown', 2, 'Something else.'],
  ['the number of an option', 2, '0'],
  ['a blank text', 3, ' \n '],
  ['a text that is too long', 3, 'a'.repeat(4001)],
] as const)('%s is refused, naming the field', async (_, step, answer) => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'strict')
  if (step > 1) await user.answerSteps(1)
  if (step > 2) await user.answerSteps(2)
  const [first, ...others] = stepAnswers(await user.read(step))
  const before = await storedAnswers(api, user.uid)
  const refused = await user.submit([...others, { ...first, answer }])
  expect(refused.status).toBe(422)
  expect(await wrongFieldsOf(refused)).toEqual([`answers.${others.length}.answer`])
  expect(await storedAnswers(api, user.uid)).toEqual(before)
})

test('part of a step, a question twice and questions of two steps are refused', async () => {
  const user = await advancedUser(await startTestApi(), 'partial')
  const first = stepAnswers(await user.read(1))
  const partial = await user.submit(first.slice(1))
  expect(partial.status).toBe(422)
  expect(await wrongFieldsOf(partial)).toEqual([`answers.${first[0]?.questionUuid}`])
  const twice = await user.submit([...first, first[3] ?? {}])
  expect([twice.status, await wrongFieldsOf(twice)]).toEqual([422, ['answers.6.questionUuid']])
  await user.submit(first)
  const second = stepAnswers(await user.read(2))
  const mixed = await user.submit([...first.slice(0, 2), ...second.slice(0, 5)])
  expect(mixed.status).toBe(422)
})

test('questions of another user, of the basic form and of no assessment are unknown', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'mine')
  const other = await advancedUser(api, 'theirs')
  const answers = stepAnswers(await user.read(1))
  const [foreign] = stepAnswers(await other.read(1))
  for (const questionUuid of [foreign?.questionUuid, coreItems[0]?.id, randomUUID()]) {
    const refused = await user.submit([{ ...answers[0], questionUuid }, ...answers.slice(1)])
    expect(refused.status).toBe(404)
    expect(await wrongFieldsOf(refused)).toEqual(['answers.0.questionUuid'])
  }
})

test('only with a session, and only for oneself', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'self')
  const answers = stepAnswers(await user.read(1))
  const stranger = await api.client.post('/api/answers', { uid: user.uid, answers })
  expect(await refusalOf(stranger)).toEqual([401, 'session_missing'])
  const other = await user.post('/api/answers', { uid: randomUUID(), answers })
  expect(await refusalOf(other)).toEqual([403, 'not_yours'])
  const draft = await user.post('/api/answers/draft', { uid: randomUUID(), ...answers[0] })
  expect(await refusalOf(draft)).toEqual([403, 'not_yours'])
})

test('an assessment that new basic answers have overtaken takes no answers', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'overtaken')
  const answers = stepAnswers(await user.read(1))
  api.setTime(new Date(Date.now() + 60_000))
  await user.submitBasic([1, 1, 5, 4, 1, 2, 4, 4, 1, 5])
  expect(await refusalOf(await user.submit(answers))).toEqual([409, 'step_not_ready'])
})

test('a draft is stored until the step is submitted', async () => {
  const user = await advancedUser(await startTestApi(), 'begun')
  const answers = stepAnswers(await user.read(1))
  const keep = (answer: object, language?: string) =>
    user.post('/api/answers/draft', { uid: user.uid, ...answer }, language)
  const begun = async () => (await user.read(1)).questions.map(({ answer }) => answer)
  expect(await bodyOf<DraftKept>(await keep(answers[0] ?? {}))).toEqual({ isKept: true })
  expect((await begun()).slice(0, 2)).toEqual([answers[0]?.answer, undefined])
  await keep({ ...answers[0], answer: '' })
  expect((await begun())[0]).toBeUndefined()
  const wrong = await keep({ ...answers[0], answer: '6' })
  expect([wrong.status, await wrongFieldsOf(wrong)]).toEqual([422, ['answer']])
  const foreign = await keep({ ...answers[0], questionUuid: randomUUID() })
  expect(await refusalOf(foreign)).toEqual([404, 'question_unknown'])
  await user.submit(answers)
  expect(await refusalOf(await keep(answers[0] ?? {}))).toEqual([409, 'step_answered'])
})

test('a stored choice is formatted in the language of the request', async () => {
  const user = await advancedUser(await startTestApi(), 'elsewhere')
  await user.answerSteps(1)
  const [first] = stepAnswers(await user.read(2, 'sk'))
  await user.post('/api/answers/draft', { uid: user.uid, ...first }, 'sk')
  const german = await user.read(2, 'de')
  expect(german.questions[0]?.choices).toContain(german.questions[0]?.answer)
  expect((await user.read(2, 'sk')).questions[0]?.answer).toBe(first?.answer)
})

test.each([
  ['sk', 'Niekedy už nechcem žiť.'],
  ['de', 'Ich wollte mich umbringen.'],
  ['en', 'I wanted to kill myself.'],
] as const)(
  'a user who writes of self-harm gets help lines in %s, and no reading of the answer',
  async (language, words) => {
    const api = await startTestApi()
    const user = await advancedUser(api, 'help')
    await user.answerSteps(1, 2)
    const [first, ...others] = stepAnswers(await user.read(3))
    const draft = await user.post(
      '/api/answers/draft',
      { uid: user.uid, ...first, answer: words },
      language,
    )
    const lines = helpLines[language]
    expect(await bodyOf<DraftKept>(draft)).toEqual({ isKept: false, help: { lines } })
    expect((await user.read(3)).questions[0]?.answer).toBeUndefined()

    const answers = [{ ...first, answer: words }, ...others]
    const accepted = await user.submit(answers, language)
    const expected = { accepted: 3, nextStep: null, help: { lines } }
    expect(await bodyOf<StepAccepted>(accepted)).toEqual(expected)
    expect(await bodyOf<StepAccepted>(await user.submit(answers, language))).toEqual(expected)
    const form = await findAdvancedForm(api.ctx.db, user.uid)
    expect(form && openTextsOf(form.questions)).toHaveLength(2)
  },
)

test('an answer about another person in danger brings help and stays an answer', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'help-other')
  await user.answerSteps(1, 2)
  const [first, ...others] = stepAnswers(await user.read(3))
  const words = 'My friend wants to kill herself and I do not know who I should tell.'
  const accepted = await user.submit([{ ...first, answer: words }, ...others], 'en')
  const help = { lines: helpLines.en, about: 'other' }
  expect(await bodyOf<StepAccepted>(accepted)).toEqual({ accepted: 3, nextStep: null, help })
  const form = await findAdvancedForm(api.ctx.db, user.uid)
  expect(form && openTextsOf(form.questions)).toHaveLength(3)
})
