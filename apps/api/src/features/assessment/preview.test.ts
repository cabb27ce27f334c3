import type { ResultPreview } from '@individua/contract/result-preview'
import type { Result } from '@individua/contract/results'
import { archetypes } from '@individua/instrument/dimensions'
import { expect, test } from 'vitest'
import {
  basicAnswers,
  bodyOf,
  refusalOf,
  startTestApi,
  type TestApi,
} from '../../testing/start-test-api.ts'

const path = '/api/results/preview'

/** The rows of every table, counted. */
async function countRows({ database }: TestApi): Promise<Map<string, number>> {
  const { rows } = await database.executeSql<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(relname) as name
     from pg_stat_user_tables where schemaname <> 'jobs'`,
  )
  const counts = new Map<string, number>()
  for (const { name } of rows) {
    const { rows: counted } = await database.executeSql<{ count: number }>(
      `select count(*)::int as count from ${name}`,
    )
    counts.set(name, counted[0]?.count ?? 0)
  }
  return counts
}

test('ten answers show the petals, three of them named, and how the portrait begins', async () => {
  const { client } = await startTestApi()
  const response = await client.post(path, { answers: basicAnswers() })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { petals, opening } = await bodyOf<ResultPreview>(response)
  expect(petals.map(({ archetype }) => archetype)).toEqual(archetypes)
  const strengths = (isNamed: boolean) =>
    petals.filter((petal) => petal.isNamed === isNamed).map(({ strength }) => strength)
  expect(strengths(true)).toHaveLength(3)
  expect(Math.min(...strengths(true))).toBeGreaterThanOrEqual(Math.max(...strengths(false)) - 0.1)
  expect(opening).not.toBe('')
})

test.each(['en', 'sk', 'de'])(
  'in %s the result keeps what the preview showed',
  async (language) => {
    const { client, signIn, newEmail } = await startTestApi()
    const inLanguage = { 'accept-language': language }
    const shown = await bodyOf<ResultPreview>(
      await client.post(path, { answers: basicAnswers() }, inLanguage),
    )
    const { uid, headers } = await signIn(newEmail('previewed'))
    await client.post('/api/answers/basic', { uid, answers: basicAnswers() }, headers)
    const result = await bodyOf<Result>(
      await client.post('/api/results/basic', {}, { ...headers, ...inLanguage }),
    )
    expect(result.portrait.paragraphs[0]?.text.startsWith(`${shown.opening} `)).toBe(true)
    expect(shown.petals.map(({ isNamed: _, ...petal }) => petal)).toEqual(result.petals)
    const named = shown.petals.filter(({ isNamed }) => isNamed).map(({ archetype }) => archetype)
    expect(result.archetypes.map(({ key }) => key).toSorted()).toEqual(named.toSorted())
  },
)

test('nothing of a preview is stored but the count of a day, under a key of the client', async () => {
  const api = await startTestApi()
  const now = new Date()
  api.setTime(now)
  await api.client.post(path, { answers: basicAnswers() })
  const before = await countRows(api)
  await api.client.post(path, { answers: basicAnswers([5, 5, 1, 2, 5, 1, 4, 4, 2, 3]) })
  expect(await countRows(api)).toEqual(before)
  const { rows } = await api.database.executeSql<{ subject: string; count: number }>(
    `select subject, count from daily_uses where kind = 'preview' and day = $1`,
    [now.toISOString().slice(0, 10)],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.subject).not.toContain('127.0.0.1')
})

test('a client has so many previews a day as registrations', async () => {
  const api = await startTestApi()
  const { registrationsPerClientPerDay } = api.ctx
  api.ctx.registrationsPerClientPerDay = 0
  const response = await api.client.post(path, { answers: basicAnswers() })
  api.ctx.registrationsPerClientPerDay = registrationsPerClientPerDay
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refusalOf(response)).toEqual([429, 'daily_limit_reached'])
})

test('other than exactly the ten core answers is refused', async () => {
  const { client } = await startTestApi()
  const refusalWith = async (answers: object[]) => refusalOf(await client.post(path, { answers }))
  const [first, ...rest] = basicAnswers()
  expect(await refusalWith(rest)).toEqual([422, 'validation_failed'])
  expect(await refusalWith([{ ...first, answer: '6' }, ...rest])).toEqual([
    422,
    'validation_failed',
  ])
  const foreign = { ...first, questionUuid: crypto.randomUUID() }
  expect(await refusalWith([foreign, ...rest])).toEqual([404, 'question_unknown'])
})
