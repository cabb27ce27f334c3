// @module-tag postgres

import { zstdCompressSync } from 'node:zlib'
import type { Result } from '@individua/contract/results'
import { coreItems } from '@individua/instrument/items/core'
import { expect, test } from 'vitest'
import { packWords } from '../../lib/packed-words.ts'
import { insertDictionary } from '../../lib/text-dictionaries.queries.ts'
import { bodyOf, startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { findResult } from './results.queries.ts'

async function newReader(api: TestApi) {
  const { headers, uid } = await api.signIn(api.newEmail('light'))
  const answers = coreItems.map(({ id }, index) => ({
    questionUuid: id,
    answer: String(1 + (index % 5)),
  }))
  await api.client.post('/api/answers/basic', { uid, answers }, headers)
  const made = await api.client.post('/api/results/basic', undefined, headers)
  const { metadata } = await bodyOf<Result>(made)
  return { uid, resultId: metadata.resultId }
}

async function storedSizes({ database }: TestApi, resultId: string) {
  const { rows } = await database.executeSql<Record<'profile' | 'words', number>>(
    `select octet_length(profile::text) as profile, octet_length(body::text) as words
     from results join reports on result_id = results.id where results.id = $1`,
    [resultId],
  )
  return rows[0] ?? { profile: Number.NaN, words: Number.NaN }
}

test('a result of ten answers and its words are small, and no question is stored for it', async () => {
  const api = await startTestApi()
  const { uid, resultId } = await newReader(api)
  const { profile, words } = await storedSizes(api, resultId)
  expect(profile).toBeLessThan(3_000)
  expect(words).toBeLessThan(2_000)
  const { rows } = await api.database.executeSql(
    `select 1 from asked_questions join assessments on assessments.id = assessment_id
     where user_id = $1`,
    [uid],
  )
  expect(rows).toEqual([])
})

test('a result that was stored before there were packed ones is read as it was', async () => {
  const api = await startTestApi()
  const { resultId } = await newReader(api)
  const before = await findResult(api.ctx.db, resultId, 'en')
  await api.database.executeSql('update results set profile = $2 where id = $1', [
    resultId,
    JSON.stringify(before?.result.profile),
  ])
  await api.database.executeSql('update reports set body = $2 where result_id = $1', [
    resultId,
    JSON.stringify(before?.report?.body),
  ])
  expect((await storedSizes(api, resultId)).profile).toBeGreaterThan(10_000)
  const after = await findResult(api.ctx.db, resultId, 'en')
  expect(JSON.parse(JSON.stringify(after))).toEqual(JSON.parse(JSON.stringify(before)))
})

test('words stay as they were written when the texts change', async () => {
  const api = await startTestApi()
  const { resultId } = await newReader(api)
  const found = await findResult(api.ctx.db, resultId, 'en')
  const earlier = { id: 'earlier', bytes: Buffer.from('["The texts of an earlier version."]') }
  await insertDictionary(api.ctx.db, {
    ...earlier,
    language: 'en',
    bytes: zstdCompressSync(earlier.bytes),
  })
  const words = { ...found?.report?.body, sections: [] }
  await api.database.executeSql('update reports set body = $2 where result_id = $1', [
    resultId,
    JSON.stringify(packWords(words, earlier)),
  ])
  expect((await findResult(api.ctx.db, resultId, 'en'))?.report?.body).toEqual(words)
})
