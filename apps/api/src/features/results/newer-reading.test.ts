import type { NewerReading } from '@individua/contract/newer-reading'
import type { Result } from '@individua/contract/results'
import { parameterSetOf, shippedValues } from '@individua/instrument/calibration/parameter-values'
import { instrumentVersion } from '@individua/instrument/items/core'
import { type ParameterSet, shippedParameters } from '@individua/instrument/scoring/parameter-set'
import { rankWideningOf } from '@individua/instrument/scoring/rank-widening'
import { stepAnswers } from '@individua/testkit/answers'
import { afterEach, expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { payFor } from '../../testing/pay-for.ts'
import { bodyOf, refusalOf, startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const path = '/api/results/newer-reading'
const fittedVersion = `${instrumentVersion}+200.0a1b2c3d`

afterEach(async () => {
  const api = await startTestApi()
  api.ctx.parameters = shippedParameters
})

/** The shipped values with another version and, when asked for, every statement measuring half as much. */
function fitted({ isWeaker = false, version = fittedVersion } = {}): ParameterSet {
  const values = shippedValues()
  const factor = isWeaker ? 0.5 : 1
  for (const [id, { loadings, thresholds }] of values.statements) {
    values.statements.set(id, { loadings: loadings.map((x) => factor * x), thresholds })
  }
  return { ...parameterSetOf(values, version), rankWidening: rankWideningOf }
}

type User = Awaited<ReturnType<typeof advancedUser>>

/** A user with a result, made with the shipped parameters. */
async function userWithResult(api: TestApi, kind: 'basic' | 'advanced') {
  const user = await advancedUser(api, 'reading')
  await user.post('/api/results/basic')
  if (kind === 'advanced') await makeAdvanced(api, user)
  const reading = async () => bodyOf<NewerReading>(await api.client.get(path, user.headers))
  const make = async () => bodyOf<NewerReading>(await user.post(path))
  const dashboard = async () => bodyOf<Result>(await api.client.get('/api/dashboard', user.headers))
  return { ...user, reading, make, dashboard }
}

async function makeAdvanced(api: TestApi, user: User) {
  await user.answerSteps(1, 2)
  const text = 'I build, paint and invent things for hours, and I rebel against every rule.'
  await user.submit(stepAnswers(await user.read(3), text))
  await payFor(api, user)
  expect((await user.post('/api/results/advanced')).status).toBe(200)
}

test('a result of the parameters in use is offered no newer reading, and none is made', async () => {
  const api = await startTestApi()
  const { reading, make } = await userWithResult(api, 'basic')
  const none = { isOffered: false, reading: null, result: { instrumentVersion } }
  expect(await reading()).toMatchObject(none)
  expect(await make()).toMatchObject(none)
})

test.each(['basic', 'advanced'] as const)(
  'a newer reading of a %s result stands beside it, dated, each with its version',
  async (kind) => {
    const api = await startTestApi()
    const { reading, make, dashboard } = await userWithResult(api, kind)
    const before = await dashboard()
    api.ctx.parameters = fitted({ isWeaker: true })
    expect(await reading()).toMatchObject({ isOffered: true, reading: null })
    const moment = new Date(Date.now() + 60_000)
    api.setTime(moment)
    const made = await make()
    expect(made).toMatchObject({
      isOffered: false,
      result: { date: before.metadata.assessmentDate, instrumentVersion },
      reading: { date: moment.toISOString(), instrumentVersion: fittedVersion },
    })
    const [first] = made.reading?.moved.archetypes ?? []
    expect(first?.after.strength).not.toBe(first?.before.strength)
    api.setTime(new Date(moment.getTime() + 60_000))
    expect(await make()).toEqual(made)
    expect(await reading()).toEqual(made)
    expect(await dashboard()).toEqual(before)
  },
)

test('the same answers are read, those in own words with the ratings they had', async () => {
  const api = await startTestApi()
  const { make } = await userWithResult(api, 'advanced')
  api.ctx.parameters = fitted()
  const { reading } = await make()
  expect(reading?.moved.archetypes.length).toBeGreaterThanOrEqual(3)
  for (const { before, after } of reading?.moved.archetypes ?? []) {
    expect(after.strength).toBeCloseTo(before.strength, 4)
    expect(after.rank).toBe(before.rank)
  }
})

test('new results are scored with the parameters in use and carry their version', async () => {
  const api = await startTestApi()
  api.ctx.parameters = fitted({ isWeaker: true })
  const { dashboard, ...user } = await userWithResult(api, 'basic')
  expect((await dashboard()).metadata.instrumentVersion).toBe(fittedVersion)
  await makeAdvanced(api, user)
  const { metadata, moved } = await dashboard()
  expect(metadata).toMatchObject({ kind: 'advanced', instrumentVersion: fittedVersion })
  expect(moved?.before.instrumentVersion).toBe(fittedVersion)
})

test('a later fit is offered again; shipped parameters after fitted ones are not', async () => {
  const api = await startTestApi()
  const { reading, make } = await userWithResult(api, 'basic')
  api.ctx.parameters = fitted()
  await make()
  api.ctx.parameters = fitted({ version: `${instrumentVersion}+400.1a1b2c3d` })
  expect(await reading()).toMatchObject({
    isOffered: true,
    reading: { instrumentVersion: fittedVersion },
  })
  api.ctx.parameters = shippedParameters
  expect(await reading()).toMatchObject({ isOffered: false })
})

test('without a result there is nothing to read anew', async () => {
  const api = await startTestApi()
  const { headers } = await api.signIn(api.newEmail('none'))
  expect(await refusalOf(await api.client.get(path, headers))).toEqual([404, 'result_not_found'])
  expect(await refusalOf(await api.client.post(path, undefined, headers))).toEqual([
    404,
    'result_not_found',
  ])
})

test('a newer reading is in the export and erased with the account', async () => {
  const api = await startTestApi()
  const { make, headers } = await userWithResult(api, 'basic')
  api.ctx.parameters = fitted()
  await make()
  const exported = await bodyOf<{ newerReadings: { resultId: string }[] }>(
    await api.client.get('/api/users/export', headers),
  )
  expect(exported.newerReadings).toMatchObject([{ instrumentVersion: fittedVersion }])
  await api.client.delete('/api/users/me', headers)
  const { rows } = await api.database.executeSql(
    'select 1 from newer_readings where result_id = $1',
    [exported.newerReadings[0]?.resultId],
  )
  expect(rows).toEqual([])
})
