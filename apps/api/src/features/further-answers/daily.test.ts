import {
  type DailyAccepted,
  dailyAccepted,
  dailyQuestion,
  type FurtherState,
} from '@individua/contract/further-questions'
import { limits } from '@individua/contract/limits'
import { type DatedResult, result } from '@individua/contract/results'
import { expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { payFor } from '../../testing/pay-for.ts'
import { bodyOf, refusalOf, startTestApi } from '../../testing/start-test-api.ts'

async function dailyUser(name: string) {
  const api = await startTestApi()
  const user = await advancedUser(api, name)
  // Without this a midnight might come between an answer and the next question.
  api.setTime(new Date())
  const get = async <Body>(path: string) => bodyOf<Body>(await api.client.get(path, user.headers))
  const ask = async () => dailyQuestion.parse(await get('/api/questions/today'))
  const send = (questionUuid: string | undefined, answer = '5') =>
    user.post('/api/answers/daily', { uid: user.uid, questionUuid, answer })
  return {
    ...user,
    api,
    get,
    ask,
    send,
    async answer() {
      const { question } = await ask()
      return dailyAccepted.parse(await bodyOf(await send(question?.questionUuid)))
    },
    /** Makes all answers so many days older. */
    passDays: (days: number) =>
      api.database.executeSql(
        `update answers set answered_at = answered_at - make_interval(hours => 24 * $2)
         where assessment_id in (select id from assessments where user_id = $1)`,
        [user.uid, days],
      ),
    dashboard: async (language = 'en') => {
      const headers = { ...user.headers, 'accept-language': language }
      return result.parse(await bodyOf(await api.client.get('/api/dashboard', headers)))
    },
  }
}

test('one statement a day: the same until it is answered, none after it, another the next day', async () => {
  const user = await dailyUser('daily')
  await user.post('/api/results/basic')
  const first = await user.ask()
  expect(first).toMatchObject({ answerCount: 10, goal: 60, isAnsweredToday: false })
  expect(first.question?.choices).toBeUndefined()
  expect(await user.ask()).toEqual(first)

  const accepted = await user.answer()
  expect(accepted).toMatchObject({ answerCount: 11, goal: limits.answersFirstGoal })
  const { before, after } = accepted.sharpened ?? { before: [0, 0], after: [0, 0] }
  expect(after[1] - after[0]).toBeLessThan(before[1] - before[0])
  expect(await user.ask()).toMatchObject({ question: null, isAnsweredToday: true })

  await user.passDays(1)
  const second = await user.ask()
  expect(second.question).not.toBeNull()
  expect(second.question?.questionText).not.toBe(first.question?.questionText)
})

test('a second answer on one day and another answer to the same statement are refused', async () => {
  const user = await dailyUser('second')
  const first = await user.ask()
  const accepted = await bodyOf<DailyAccepted>(await user.send(first.question?.questionUuid))
  const again = await bodyOf<DailyAccepted>(await user.send(first.question?.questionUuid))
  expect(again).toEqual({ ...accepted, sharpened: null })
  const other = await user.send(first.question?.questionUuid, '1')
  expect(await refusalOf(other)).toEqual([409, 'step_answered'])
  await user.passDays(1)
  const second = await user.ask()
  await user.passDays(-1)
  const early = await user.send(second.question?.questionUuid)
  expect(await refusalOf(early)).toEqual([409, 'step_answered'])
  const wrong = await user.send(second.question?.questionUuid, '6')
  expect(await refusalOf(wrong)).toEqual([422, 'validation_failed'])
})

test('the free profile takes the answer in, and its words count the answers', async () => {
  const user = await dailyUser('free')
  await user.post('/api/results/basic')
  const before = await user.dashboard()
  await user.answer()
  const after = await user.dashboard()
  expect(after.metadata.kind).toBe('basic')
  expect(after.metadata.resultId).not.toBe(before.metadata.resultId)
  expect(after.answers).toHaveLength(11)
  expect(after.petals).not.toEqual(before.petals)
  expect(before.long_jungian_assessment).toMatch(/ten answers/i)
  const said = { en: /11 answers/, sk: /11 odpoved/, de: /11 Antworten/ }
  const former = {
    en: /\bten (answers|questions)/i,
    sk: /desa(ť|tich) odpoved/i,
    de: /zehn (Antworten|Fragen)/i,
  }
  for (const language of ['en', 'sk', 'de'] as const) {
    const { long_jungian_assessment: text, ...rest } = await user.dashboard(language)
    expect(text).toMatch(said[language])
    expect(`${text} ${JSON.stringify(rest)}`).not.toMatch(former[language])
  }
})

test('the result of a day takes the place of the day before, and no other', async () => {
  const user = await dailyUser('replaced')
  await user.post('/api/results/basic')
  const dates = async () =>
    (await user.get<DatedResult[]>('/api/results')).map((one) => one.answerCount)
  await user.answer()
  expect(await dates()).toEqual([11, 10])
  await user.passDays(1)
  await user.answer()
  expect(await dates()).toEqual([12, 10])
})

test('statements of the day count towards the same total and are asked in no form again', async () => {
  const user = await dailyUser('pooled')
  const { question } = await user.ask()
  await user.answer()
  const steps = await user.read(1)
  expect(steps.questions.map(({ questionText }) => questionText)).not.toContain(
    question?.questionText,
  )
  await user.answerSteps(1, 2, 3)
  await payFor(user.api, user)
  await user.post('/api/results/advanced')
  const paid = await user.dashboard()
  expect(paid.answers).toHaveLength(31)
  expect(paid.moved).toMatchObject({ before: { answerCount: 11 }, after: { answerCount: 31 } })

  await user.passDays(1)
  expect((await user.answer()).answerCount).toBe(32)
  const after = await user.dashboard()
  expect(after.metadata.kind).toBe('advanced')
  expect(after.answers).toHaveLength(32)
  expect(after.moved).toEqual(paid.moved)
  expect(await user.get<FurtherState>('/api/questions/further')).toMatchObject({
    answerCount: 32,
    lots: 'open',
  })
})

test('after a refund the question of the day belongs to the free profile', async () => {
  const user = await dailyUser('refunded')
  await user.answerSteps(1, 2, 3)
  await payFor(user.api, user)
  await user.post('/api/results/advanced')
  await user.api.database.executeSql(
    `update payments set status = 'refunded', ended_at = now() where user_id = $1`,
    [user.uid],
  )
  expect((await user.answer()).answerCount).toBe(11)
  const { metadata, answers } = await user.dashboard()
  expect(metadata.kind).toBe('basic')
  expect(answers).toHaveLength(11)
})

test('without basic answers there is no question of the day', async () => {
  const api = await startTestApi()
  const { headers } = await api.signIn(api.newEmail('nobasic'))
  const response = await api.client.get('/api/questions/today', headers)
  expect(await refusalOf(response)).toEqual([409, 'answers_missing'])
})

test('the answer of the day is handed in where the steps are, too, alone and as a digit', async () => {
  const user = await dailyUser('daily-as-step')
  const { question } = await user.ask()
  const questionUuid = question?.questionUuid
  const one = { questionUuid, answer: '5' }
  const wrong = [[one, one], [{ questionUuid, answer: 'often' }]]
  for (const answers of wrong) {
    expect(await refusalOf(await user.submit(answers))).toEqual([422, 'validation_failed'])
  }
  const accepted = await user.submit([one])
  expect(await bodyOf(accepted)).toEqual({ accepted: 1, nextStep: null, answerCount: 11 })
  expect((await user.ask()).isAnsweredToday).toBe(true)
})
