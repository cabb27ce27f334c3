// @module-tag postgres

import { gunzipSync, gzipSync } from 'node:zlib'
import { limits } from '@individua/contract/limits'
import { result } from '@individua/contract/results'
import { expect, test } from 'vitest'
import { basicAnswers, startTestApi, type TestApi } from '../../testing/start-test-api.ts'

/** A user with a result in English. */
async function newReader(api: TestApi) {
  const { headers, uid } = await api.signIn(api.newEmail('reader'))
  await api.client.post('/api/answers/basic', { uid, answers: basicAnswers() }, headers)
  const made = await api.client.post('/api/results/basic', undefined, headers)
  const body = result.parse(await made.json())
  const read = (further: Record<string, string> = {}) =>
    api.client.get('/api/dashboard', { ...headers, ...further })
  return { body, resultId: body.metadata.resultId, read }
}

interface KeptRow {
  language: string
  buildId: string
  json: unknown
}

async function keptOf({ database }: TestApi, resultId: string): Promise<KeptRow[]> {
  const { rows } = await database.executeSql<{ language: string; buildId: string; body: Buffer }>(
    `select language, build_id as "buildId", body from presented_results
     where result_id = $1 order by language`,
    [resultId],
  )
  return rows.map(({ body, ...row }) => ({ ...row, json: JSON.parse(`${gunzipSync(body)}`) }))
}

async function replaceKept({ database }: TestApi, resultId: string, json: object, buildId: string) {
  await database.executeSql(
    'update presented_results set body = $2, build_id = $3 where result_id = $1',
    [resultId, gzipSync(JSON.stringify(json)), buildId],
  )
}

test('a result is made into a body once for each language, and sent from then on', async () => {
  const api = await startTestApi()
  const { body, resultId, read } = await newReader(api)
  const [english] = await keptOf(api, resultId)
  expect(english).toMatchObject({ language: 'en', json: body })
  const slovak: unknown = await (await read({ 'accept-language': 'sk' })).json()
  expect((await keptOf(api, resultId)).map(({ json }) => json)).toEqual([body, slovak])

  const changed = { ...body, long_jungian_assessment: 'As it was kept.' }
  await replaceKept(api, resultId, changed, english?.buildId ?? '')
  expect(await (await read()).json()).toEqual(changed)
})

test('what another build of the server made is not sent, and is made again', async () => {
  const api = await startTestApi()
  const { body, resultId, read } = await newReader(api)
  await replaceKept(api, resultId, { ...body, long_jungian_assessment: 'Otherwise.' }, 'other')
  expect(await (await read()).json()).toEqual(body)
  const [kept] = await keptOf(api, resultId)
  expect(kept?.buildId).not.toBe('other')
  expect(kept?.json).toEqual(body)
})

test('a reader gets the body also where none can be kept', async () => {
  const api = await startTestApi()
  const { body, resultId, read } = await newReader(api)
  await api.database.executeSql('delete from presented_results where result_id = $1', [resultId])
  await api.database.executeScript(`
    create function refuse_bodies() returns trigger language plpgsql as
      $$ begin raise 'refused'; end $$;
    create trigger refuse_bodies before insert on presented_results
      execute function refuse_bodies()`)
  const response = await read()
  await api.database.executeScript('drop function refuse_bodies cascade')
  expect(await response.json()).toEqual(body)
  expect(await keptOf(api, resultId)).toEqual([])
})

test('while nothing may be written, none is kept', async () => {
  const api = await startTestApi()
  const { body, resultId, read } = await newReader(api)
  await api.database.executeSql('delete from presented_results where result_id = $1', [resultId])
  const { writeRefusal } = api.ctx
  api.ctx.writeRefusal = () => 'disk_full'
  const response = await read()
  api.ctx.writeRefusal = writeRefusal
  expect(await response.json()).toEqual(body)
  expect(await keptOf(api, resultId)).toEqual([])
})

test('a caller who holds the newest version gets none again', async () => {
  const api = await startTestApi()
  const { read } = await newReader(api)
  const etag = (await read()).headers.get('etag') ?? ''
  for (const held of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
    const response = await read({ 'if-none-match': held })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
    expect(response.headers.get('etag')).toBe(etag)
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
  const slovak = await read({ 'if-none-match': etag, 'accept-language': 'sk' })
  expect(slovak.status).toBe(200)
  expect(slovak.headers.get('etag')).not.toBe(etag)
})

test("another user's tag names nothing: each gets their own result", async () => {
  const api = await startTestApi()
  const [one, other] = [await newReader(api), await newReader(api)]
  const etag = (await one.read()).headers.get('etag') ?? ''
  const response = await other.read({ 'if-none-match': etag })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(other.body)
  const stranger = await api.client.get('/api/dashboard', { 'if-none-match': etag })
  expect(stranger.status).toBe(401)
  expect(stranger.headers.get('etag')).toBeNull()
})

test('a result of a second occasion is kept as it reads when it is made again', async () => {
  const api = await startTestApi()
  const { headers, uid } = await api.signIn(api.newEmail('again'))
  const answer = async (values: number[]) => {
    await api.client.post('/api/answers/basic', { uid, answers: basicAnswers(values) }, headers)
    const made = await api.client.post('/api/results/basic', undefined, headers)
    return result.parse(await made.json())
  }
  await answer([5, 2, 4, 4, 2, 5, 1, 3, 4, 2])
  await api.database.executeSql(
    `update assessments set submitted_at = submitted_at - make_interval(hours => 24 * $2)
     where user_id = $1`,
    [uid, limits.secondOccasionAfterDays],
  )
  const second = await answer([1, 4, 2, 2, 4, 1, 5, 3, 2, 4])
  expect(second.moved).not.toBeNull()
  expect(second.change).not.toBeNull()
  const { resultId } = second.metadata
  await api.database.executeSql('delete from presented_results where result_id = $1', [resultId])
  const read = await api.client.get('/api/dashboard', headers)
  expect(await read.json()).toEqual(second)
})
