import type { DraftKept, UserAnswer } from '@individua/contract/answers'
import type { GeneratedQuestion } from '@individua/contract/questions'
import { questionCounts } from '@individua/instrument/choice/question-counts'
import { likertItems } from '@individua/instrument/items/item-bank'
import { stepAnswers } from '@individua/testkit/answers'
import { expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { bodyOf, startTestApi, type TestApi, wrongFieldsOf } from '../../testing/start-test-api.ts'
import { findAdvancedForm, findClosedAnswers } from './advanced-form.service.ts'

const { opening, closing } = questionCounts

/** A user with the questions of step 2, and how that user stores drafts. */
async function userAtStep2(api: TestApi, name: string) {
  const user = await advancedUser(api, name)
  await user.answerSteps(1)
  const step = await user.read(2)
  const draft = async (answer: object) =>
    bodyOf<DraftKept>(await user.post('/api/answers/draft', { uid: user.uid, ...answer }))
  return { user, step, answers: stepAnswers(step), draft }
}

const uuidsOf = (questions: readonly { questionUuid: string }[]) =>
  questions.map(({ questionUuid }) => questionUuid)
const numbersOf = (questions: readonly GeneratedQuestion[] = []) =>
  questions.map(({ questionNo }) => questionNo)

test('the draft of the last opening situation brings other closing ones', async () => {
  const { user, step, answers, draft } = await userAtStep2(await startTestApi(), 'closing')
  expect(step.replacesAfter).toBe(questionCounts[1] + opening)
  for (const answer of answers.slice(0, opening - 1)) {
    expect(await draft(answer)).toEqual({ isKept: true })
  }
  const { replaced } = await draft(answers[opening - 1] ?? {})
  expect(numbersOf(replaced)).toEqual(numbersOf(step.questions.slice(opening)))
  const texts = new Set(step.questions.map(({ questionText }) => questionText))
  expect(replaced?.filter(({ questionText }) => texts.has(questionText))).toEqual([])
  for (const { choices } of replaced ?? []) expect(new Set(choices).size).toBe(6)

  const again = await user.read(2)
  expect(again.replacesAfter).toBeUndefined()
  expect(uuidsOf(again.questions)).toEqual([
    ...uuidsOf(step.questions.slice(0, opening)),
    ...uuidsOf(replaced ?? []),
  ])
  // The response may have been lost: the next draft brings the same ones again.
  expect((await draft(answers[0] ?? {})).replaced).toEqual(replaced)
})

test('the new situations follow from the answers to the opening ones', async () => {
  const api = await startTestApi()
  const shownAfter = async (name: string, index: number) => {
    const { step, draft } = await userAtStep2(api, name)
    let replaced: GeneratedQuestion[] | undefined
    for (const { questionUuid, choices = [] } of step.questions.slice(0, opening)) {
      const sorted = choices.toSorted()
      replaced = (await draft({ questionUuid, answer: sorted.at(index) })).replaced
    }
    return replaced?.map(({ choices }) => choices?.toSorted())
  }
  expect(await shownAfter('first', 0)).not.toEqual(await shownAfter('last', -1))
})

test('a replaced situation that was shown by then is answered and submitted all the same', async () => {
  const api = await startTestApi()
  const { user, step, answers, draft } = await userAtStep2(api, 'late')
  for (const answer of answers.slice(0, opening)) await draft(answer)
  const late = answers[opening] ?? {}
  expect(await draft(late)).toEqual({ isKept: true })
  const now = await user.read(2)
  expect(now.questions[opening]?.questionUuid).toBe(step.questions[opening]?.questionUuid)
  expect(uuidsOf(now.questions.slice(opening + 1))).not.toEqual(
    uuidsOf(step.questions.slice(opening + 1)),
  )
  const given = stepAnswers(now)
  expect((await user.submit(given)).status).toBe(200)
  expect((await user.submit(given)).status).toBe(200)
  const list = await bodyOf<UserAnswer[]>(await api.client.get('/api/answers', user.headers))
  expect(uuidsOf(list).slice(10 + questionCounts[1])).toEqual(uuidsOf(given))
  const { rows } = await api.database.executeSql(
    `select count(*)::int as count from asked_questions
     join assessments on assessments.id = assessment_id where user_id = $1 and asked_questions.step = 2`,
    [user.uid],
  )
  expect(rows).toEqual([{ count: questionCounts[2] }])
})

test('without drafts, as offline, the situations chosen first are submitted', async () => {
  const { user, answers } = await userAtStep2(await startTestApi(), 'offline')
  expect((await user.submit(answers)).status).toBe(200)
  expect((await user.read(3)).replacesAfter).toBeUndefined()
})

test('a situation and the one in its place are one question: both answered is refused', async () => {
  const { user, answers, draft } = await userAtStep2(await startTestApi(), 'both')
  for (const answer of answers.slice(0, opening)) await draft(answer)
  const now = stepAnswers(await user.read(2))
  const twice = [...now.slice(0, -1), answers.at(-2) ?? {}]
  const refused = await user.submit(twice)
  expect(refused.status).toBe(422)
  expect(await wrongFieldsOf(refused)).toEqual([
    `answers.${questionCounts[2] - 1}.questionUuid`,
    `answers.${now.at(-1)?.questionUuid}`,
  ])
})

test('a second choice is kept with its draft, submitted, listed and scored', async () => {
  const api = await startTestApi()
  const { user, step, draft } = await userAtStep2(api, 'second')
  const ranked = step.questions.map(({ questionUuid, choices = [] }, index) => ({
    questionUuid,
    answer: choices[index % 6] ?? '',
    ...(index % 2 === 0 && { secondAnswer: choices[(index + 1) % 6] ?? '' }),
  }))
  const [first] = ranked
  expect(await draft(first ?? {})).toEqual({ isKept: true })
  const begun = await user.read(2, 'de')
  const [german] = begun.questions
  const indexOf = (text?: string) => german?.choices?.indexOf(text ?? '')
  expect([indexOf(german?.answer), indexOf(german?.secondAnswer)]).toEqual([0, 1])
  expect(await draft({ ...first, secondAnswer: '' })).toEqual({ isKept: true })
  expect((await user.read(2)).questions[0]).not.toHaveProperty('secondAnswer')

  expect((await user.submit(ranked)).status).toBe(200)
  const withoutSecond = ranked.map(({ questionUuid, answer }) => ({ questionUuid, answer }))
  expect((await user.submit(withoutSecond)).status).toBe(200)
  expect((await user.submit(ranked)).status).toBe(200)
  const list = await bodyOf<UserAnswer[]>(await api.client.get('/api/answers', user.headers))
  expect(
    list.slice(10 + questionCounts[1]).map(({ questionUuid, answer, secondAnswer }) => ({
      questionUuid,
      answer,
      ...(secondAnswer !== undefined && { secondAnswer }),
    })),
  ).toEqual(ranked)
  const form = await findAdvancedForm(api.ctx.db, user.uid)
  if (!form) throw new Error('there is no form')
  const choices = (await findClosedAnswers(api.ctx.db, form)).filter(
    ({ kind }) => kind === 'choice',
  )
  expect(choices.map((choice) => 'secondOptionId' in choice)).toEqual(
    ranked.map(({ secondAnswer }) => secondAnswer !== undefined),
  )
  expect(choices).toHaveLength(opening + closing)
})

test.each([
  ['the first choice again', (choices: string[]) => choices[0]],
  ['an option that was not shown', () => 'Something else.'],
])('%s is refused as a second choice, naming the field', async (_, secondOf) => {
  const { user, step, answers } = await userAtStep2(await startTestApi(), 'wrong')
  const [question] = step.questions
  const choices = question?.choices ?? []
  const wrong = {
    questionUuid: question?.questionUuid,
    answer: choices[0],
    secondAnswer: secondOf(choices),
  }
  const refused = await user.submit([wrong, ...answers.slice(1)])
  expect([refused.status, await wrongFieldsOf(refused)]).toEqual([422, ['answers.0.secondAnswer']])
  const draft = await user.post('/api/answers/draft', { uid: user.uid, ...wrong })
  expect([draft.status, await wrongFieldsOf(draft)]).toEqual([422, ['secondAnswer']])
})

test('one statement is drawn among those that users were asked least', async () => {
  const api = await startTestApi()
  const other = await advancedUser(api, 'other')
  await other.read(1)
  const form = await findAdvancedForm(api.ctx.db, other.uid)
  const further = likertItems.filter(({ facet }) => facet !== 'core')
  const usual = new Set(form?.questions.map(({ itemId }) => itemId))
  const rare = further.find(({ id, key }) => !usual.has(id) && key.persona !== undefined)
  for (const [index, { id }] of further.filter((item) => item !== rare).entries()) {
    await api.database.executeSql(
      `insert into asked_questions (assessment_id, item_id, step, position) values ($1, $2, 1, $3)
       on conflict do nothing`,
      [form?.id, id, 100 + index],
    )
  }
  // Other tests may share the database.
  await api.database.executeSql('delete from asked_questions where item_id = $1', [rare?.id])
  // The counts are cached for an hour.
  api.setTime(new Date(Date.now() + 2 * 3_600_000))
  const { questions } = await (await advancedUser(api, 'later')).read(1)
  expect(questions.map(({ questionText }) => questionText)).toContain(rare?.text.en)
})
