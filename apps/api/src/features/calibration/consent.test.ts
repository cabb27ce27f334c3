import type { CalibrationConsent } from '@individua/contract/calibration-consent'
import { currentConsentWording } from '@individua/contract/consent-wording'
import { expect, test } from 'vitest'
import { bodyOf, refusalOf, startTestApi } from '../../testing/start-test-api.ts'

const path = '/api/users/calibration-consent'
const wording = currentConsentWording

/** A signed-in user, and their consent as the database has it. */
async function signedIn() {
  const api = await startTestApi()
  const { uid, headers } = await api.signIn(api.newEmail('consent'))
  const give = async () =>
    bodyOf<CalibrationConsent>(await api.client.post(path, { wording }, headers))
  const withdraw = async () => bodyOf<CalibrationConsent>(await api.client.delete(path, headers))
  const read = async () => bodyOf<CalibrationConsent>(await api.client.get(path, headers))
  const exported = async () => {
    const response = await api.client.get('/api/users/export', headers)
    return (await bodyOf<{ calibrationConsents: object[] }>(response)).calibrationConsents
  }
  return { api, uid, headers, give, withdraw, read, exported }
}

test('consent is off until it is given, then kept with its moment and its wording', async () => {
  const { api, give, read, exported } = await signedIn()
  expect(await read()).toEqual({ isGiven: false, givenAt: null, wording: null })
  const moment = new Date()
  api.setTime(moment)
  const holding = { isGiven: true, givenAt: moment.toISOString(), wording }
  expect(await give()).toEqual(holding)
  api.setTime(new Date(moment.getTime() + 60_000))
  expect(await give()).toEqual(holding)
  expect(await read()).toEqual(holding)
  expect(await exported()).toMatchObject([{ wording, language: 'en', revokedAt: null }])
})

test('a withdrawn consent no longer holds; the export says from when to when it did', async () => {
  const { api, give, withdraw, read, exported } = await signedIn()
  const moment = new Date()
  api.setTime(moment)
  await give()
  const later = new Date(moment.getTime() + 60_000)
  api.setTime(later)
  expect(await withdraw()).toEqual({ isGiven: false, givenAt: null, wording: null })
  expect(await read()).toMatchObject({ isGiven: false })
  await give()
  expect(await exported()).toMatchObject([
    { givenAt: moment.toISOString(), revokedAt: later.toISOString() },
    { givenAt: later.toISOString(), revokedAt: null },
  ])
})

test('an unknown wording is refused, and nothing is stored', async () => {
  const { api, headers, read } = await signedIn()
  const response = await api.client.post(path, { wording: '1999-01-01' }, headers)
  expect(await refusalOf(response)).toMatchObject([422, 'validation_failed'])
  expect(await read()).toMatchObject({ isGiven: false })
})

test("another user's consent is neither read nor withdrawn", async () => {
  const { api, give, read } = await signedIn()
  await give()
  const other = await api.signIn(api.newEmail('other'))
  const seen = await bodyOf<CalibrationConsent>(await api.client.get(path, other.headers))
  expect(seen.isGiven).toBe(false)
  await api.client.delete(path, other.headers)
  expect(await read()).toMatchObject({ isGiven: true })
})

test('erasing the account erases the consent', async () => {
  const { api, uid, headers, give } = await signedIn()
  await give()
  expect((await api.client.delete('/api/users/me', headers)).status).toBe(200)
  const { rows } = await api.database.executeSql(
    'select 1 from calibration_consents where user_id = $1',
    [uid],
  )
  expect(rows).toEqual([])
})
