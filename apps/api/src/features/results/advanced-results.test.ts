// @module-tag postgres

import { randomUUID } from 'node:crypto'
import {
  type AdvancedResult,
  type AdvancedResultState,
  advancedResult,
  advancedResultState,
} from '@individua/contract/advanced-results'
import type { AnswersAccepted } from '@individua/contract/answers'
import { limits } from '@individua/contract/limits'
import { type Result, result } from '@individua/contract/results'
import { stepAnswers } from '@individua/testkit/answers'
import { expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { payFor } from '../../testing/pay-for.ts'
import { bodyOf, refusalOf, startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { waitForAdvancedResult } from './advanced-results.service.ts'

/** A user who has paid and answered these steps. */
async function payingUser(name: string, steps: (1 | 2 | 3)[] = [1, 2, 3]) {
  const api = await startTestApi()
  const user = await advancedUser(api, name)
  await user.answerSteps(...steps)
  await payFor(api, user)
  const get = (path: string, language = 'en') =>
    api.client.get(path, { ...user.headers, 'accept-language': language })
  return {
    ...user,
    api,
    get,
    ask: (language?: string) => user.post('/api/results/advanced', undefined, language),
    profile: async (language?: string) =>
      advancedResult.parse(await (await get('/api/results/advanced', language)).json()),
    dashboard: async (language?: string) =>
      result.parse(await (await get('/api/dashboard', language)).json()),
  }
}

async function count({ database }: TestApi, what: string, userId: string) {
  const { rows } = await database.executeSql(
    `select count(*)::int as count from ${what} and user_id = $1`,
    [userId],
  )
  return rows[0]
}

const advancedRows = `results where kind = 'advanced'`
const reportRows = `reports join results on results.id = result_id where kind = 'advanced'`

test('asked for and paid, the full profile is there at once', async () => {
  const user = await payingUser('made')
  const asked = await user.ask()
  expect(asked.status).toBe(200)
  const { status, resultId } = advancedResultState.parse(await asked.json())
  expect(status).toBe('ready')
  const profile = await user.profile()
  const expected = { kind: 'advanced', resultId, engine: 'built-in', language: 'en' }
  expect(profile.metadata).toMatchObject(expected)
  const dashboard = await user.dashboard()
  expect(dashboard.metadata).toEqual(profile.metadata)
  expect(dashboard.innerOther).toBeNull()
  const body = await bodyOf<AdvancedResult>(await user.get('/api/results/advanced'))
  expect(advancedResult.strict().parse(body)).toEqual(body)
})

test('every text rests on answers that the profile lists, choices and open ones too', async () => {
  const user = await payingUser('grounds')
  await user.ask('sk')
  const profile = await user.profile('sk')
  const listedAnswers = new Map(profile.answers.map((answer) => [answer.questionUuid, answer]))
  expect(listedAnswers.size).toBe(30)
  expect(
    [...listedAnswers.values()].every(({ questionText, answer }) => questionText && answer),
  ).toBe(true)
  expect(JSON.stringify(profile)).toContain('I went for a walk')

  const { anima, selfWhy, dreams, ...listed } = profile
  const lists = [listed.archetypes, listed.personas, listed.shadows, listed.dailyExercises]
  const dashboard = await user.dashboard('sk')
  const parts = [dashboard.portrait, ...dashboard.sections, ...listed.sections]
  const claims = [...lists.flat(), ...parts.flatMap(({ paragraphs }) => paragraphs)]
  const cited = [anima, dreams, { why: selfWhy }, ...claims].map(({ why }) => why)
  expect(cited.every((why) => why.length > 0)).toBe(true)
  expect(cited.flat().filter((id) => !listedAnswers.has(id))).toEqual([])

  expect(dashboard.answers).toEqual(profile.answers)
  const cards = [...dashboard.archetypes, ...dashboard.personas, ...dashboard.shadows]
  expect(cards.map(({ why }) => why.length > 0)).toEqual(Array(9).fill(true))
  expect(dashboard.portrait).toEqual(profile.portrait)
  expect(dashboard.archetypes.map(({ strength }) => Math.round(100 * strength))).toEqual(
    profile.archetypes.slice(0, 3).map(({ percentage }) => percentage),
  )
})

test('no paragraph stands on both the dashboard and the Jungian profile', async () => {
  const user = await payingUser('both')
  await user.ask('de')
  const profile = await user.profile('de')
  const { sections, archetypes, personas, shadows } = await user.dashboard('de')
  const shown = [
    ...sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
    ...[...archetypes, ...personas, ...shadows].map(({ description }) => description),
  ]
  const { portrait: _, ...depth } = profile
  expect(shown.length).toBeGreaterThan(15)
  expect(shown.filter((text) => JSON.stringify(depth).includes(JSON.stringify(text)))).toEqual([])
})

test('the profile gives back what was written, whole', async () => {
  const user = await payingUser('own-words')
  await user.ask('en')
  const { ownWords, answers } = await user.profile('en')
  expect(ownWords?.texts).toHaveLength(3)
  for (const { questionUuid, prompt, text } of ownWords?.texts ?? []) {
    const given = answers.find((one) => one.questionUuid === questionUuid)
    expect(given).toMatchObject({ questionText: prompt, answer: text })
  }
})

test('the full profile says what the further answers moved, with the weightiest of them', async () => {
  const user = await payingUser('moved')
  const basic = result.parse(await (await user.post('/api/results/basic')).json())
  expect(basic.moved).toBeNull()
  await user.ask('de')
  const profile = await user.profile('de')
  const { moved } = profile
  expect((await user.dashboard('de')).moved).toEqual(moved)
  expect(moved?.before).toMatchObject({ answerCount: 10, leaders: basic.leaders })
  expect(moved?.after).toMatchObject({ answerCount: 30, leaders: profile.leaders })
  const now = profile.archetypes.slice(0, 3).map(({ key, name }) => ({ key, name }))
  expect(moved?.archetypes.slice(0, 3)).toMatchObject(now)
  const keys = moved?.archetypes.map(({ key }) => key)
  expect(basic.archetypes.filter(({ key }) => !keys?.includes(key))).toEqual([])
  const listed = new Set(profile.answers.map(({ questionUuid }) => questionUuid))
  for (const { before, after, why } of moved?.archetypes ?? []) {
    expect(before.strength).not.toBe(after.strength)
    expect(why).toHaveLength(3)
    expect(why.every(({ questionUuid, weight }) => listed.has(questionUuid) && weight)).toBe(true)
  }
})

test('not before it is paid, and not before everything is answered', async () => {
  const api = await startTestApi()
  expect(await refusalOf(await api.client.post('/api/results/advanced'))).toEqual([
    401,
    'session_missing',
  ])
  const unpaid = await advancedUser(api, 'unpaid')
  await unpaid.answerSteps(1, 2, 3)
  expect(await refusalOf(await unpaid.post('/api/results/advanced'))).toEqual([
    402,
    'payment_required',
  ])
  const unanswered = await api.signIn(api.newEmail('unanswered'))
  await payFor(api, unanswered)
  const refused = await api.client.post('/api/results/advanced', undefined, unanswered.headers)
  expect(await refusalOf(refused)).toEqual([409, 'answers_missing'])

  const early = await payingUser('early', [1, 2])
  expect(await refusalOf(await early.ask())).toEqual([409, 'step_not_ready'])
  await early.read(3)
  expect(await refusalOf(await early.ask())).toEqual([409, 'step_not_ready'])
  expect(await refusalOf(await early.get('/api/results/advanced'))).toEqual([
    404,
    'result_not_found',
  ])
})

test('asked six times at once and once more, it is made once', async () => {
  const user = await payingUser('once')
  const asked = await Promise.all(Array.from({ length: 6 }, () => user.ask()))
  const states = await Promise.all([...asked, await user.ask()].map(bodyOf<AdvancedResultState>))
  expect(new Set(states.map(({ status, resultId }) => `${status} ${resultId}`)).size).toBe(1)
  expect(await count(user.api, advancedRows, user.uid)).toEqual({ count: 1 })
  expect(await count(user.api, reportRows, user.uid)).toEqual({ count: 1 })
  const { rows } = await user.api.database.executeSql(
    `select count from daily_uses where subject = $1 and kind = 'report'`,
    [user.uid],
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('another language is another report over the same scores', async () => {
  const user = await payingUser('tongues')
  await user.ask('de')
  const [german, slovak, again] = [
    await user.profile('de'),
    await user.profile('sk'),
    await user.profile('sk'),
  ]
  expect(german.metadata.language).toBe('de')
  expect(slovak.jungianAssessment).not.toBe(german.jungianAssessment)
  expect(again).toEqual(slovak)
  const figures = ({ archetypes }: AdvancedResult) =>
    archetypes.map(({ key, percentage }) => [key, percentage])
  expect(figures(slovak)).toEqual(figures(german))
  expect(await count(user.api, reportRows, user.uid)).toEqual({ count: 2 })
})

test('a refund takes the full profile back, a new payment brings it again', async () => {
  const user = await payingUser('refund')
  await user.post('/api/results/basic')
  await user.ask()
  expect((await user.dashboard()).metadata.kind).toBe('advanced')

  const end = `update payments set ended_at = now(), status = 'refunded' where user_id = $1`
  await user.api.database.executeSql(end, [user.uid])
  const closed = [402, 'payment_required']
  expect(await refusalOf(await user.get('/api/results/advanced'))).toEqual(closed)
  expect(await refusalOf(await user.ask())).toEqual(closed)
  expect((await user.dashboard()).metadata.kind).toBe('basic')

  await payFor(user.api, user)
  expect((await user.dashboard()).metadata.kind).toBe('advanced')
})

test('an answer that speaks of self-harm is in no text and behind none', async () => {
  const user = await payingUser('withheld', [1, 2])
  const words = 'Niekedy už nechcem žiť. Nikomu o tom nehovorím.'
  const [first, ...others] = stepAnswers(await user.read(3))
  await user.submit([{ ...first, answer: words }, ...others], 'sk')
  await user.ask('sk')
  const [profile, dashboard] = [await user.profile('sk'), await user.dashboard('sk')]
  expect(JSON.stringify([profile, dashboard])).not.toContain('nechcem')
  expect(profile.ownWords?.intro).toContain('Nie je tu všetko, čo ste napísali')
  expect(profile.answers).toHaveLength(29)
  const { rows } = await user.api.database.executeSql<{ item_id: string }>(
    `select item_id from answers join assessments on assessments.id = assessment_id
     where user_id = $1 and is_withheld`,
    [user.uid],
  )
  const [withheld] = rows
  expect(withheld?.item_id).toBeDefined()
  expect(JSON.stringify([profile, dashboard])).not.toContain(withheld?.item_id)
})

test('the reports of a day are counted, the one that is there is not', async () => {
  const user = await payingUser('limit')
  const now = new Date()
  user.api.setTime(now)
  const use = `insert into daily_uses (day, subject, kind, count)
    values ('${now.toISOString().slice(0, 10)}', $1, 'report', $2) on conflict (day, subject, kind)
    do update set count = excluded.count`
  await user.api.database.executeSql(use, [user.uid, limits.reportsPerDay])
  const refused = await user.ask()
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refusalOf(refused)).toEqual([429, 'daily_limit_reached'])
  expect(await count(user.api, advancedRows, user.uid)).toEqual({ count: 0 })

  await user.api.database.executeSql(use, [user.uid, limits.reportsPerDay - 1])
  const made = await bodyOf<AdvancedResultState>(await user.ask())
  expect(await bodyOf<AdvancedResultState>(await user.ask())).toEqual(made)
})

test('what a result rests on stays: the basic answers given later are another assessment', async () => {
  const user = await payingUser('closed')
  await user.ask()
  const before = await user.profile()
  const values = [1, 1, 5, 4, 1, 2, 4, 4, 1, 5]
  expect((await bodyOf<AnswersAccepted>(await user.submitBasic(values))).accepted).toBe(10)
  expect(await user.profile()).toEqual(before)
  await user.post('/api/results/basic')
  const fullest = await bodyOf<Result>(await user.get('/api/dashboard'))
  expect(fullest.metadata.kind).toBe('advanced')
  expect(await user.profile()).toEqual(before)
})

test('before a stop a waiting request learns that the report is being made', async () => {
  const { ctx } = await startTestApi()
  const stop = new AbortController()
  const reader = { db: ctx.db, stopping: stop.signal }
  const waiting = waitForAdvancedResult(reader, randomUUID())
  stop.abort()
  expect(await waiting).toEqual({ status: 'making', resultId: null })
  expect((await waitForAdvancedResult(reader, randomUUID())).status).toBe('making')
})

test('no user sees the profile of another', async () => {
  const user = await payingUser('own')
  await user.ask()
  const other = await payingUser('other', [])
  expect(await refusalOf(await other.get('/api/results/advanced'))).toEqual([
    404,
    'result_not_found',
  ])
})
