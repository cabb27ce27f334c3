import { advancedResult } from '@individua/contract/advanced-results'
import { limits } from '@individua/contract/limits'
import { result } from '@individua/contract/results'
import { expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { payFor } from '../../testing/pay-for.ts'
import { lettersOf, readPdf } from '../../testing/read-pdf.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const path = '/api/results/report.pdf'

/** A user with a basic result. */
async function profiledUser(api: TestApi, name: string, values?: number[]) {
  const user = await advancedUser(api, name)
  await user.submitBasic(values)
  const calculated = await user.post('/api/results/basic')
  return { ...user, result: result.parse(await calculated.json()) }
}

const pdfOf = async (response: Response) => readPdf(await response.arrayBuffer())

test('a basic result is printed in the language asked for', async () => {
  const api = await startTestApi()
  const user = await profiledUser(api, 'basic-pdf')
  const response = await api.client.get(path, { ...user.headers, 'accept-language': 'sk' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="individua-\d{4}-\d\d-\d\d\.pdf"$/,
  )
  const file = await response.arrayBuffer()
  expect(Buffer.from(file).toString('latin1')).toContain('/Lang (sk)')
  const { text, pages } = await readPdf(file)
  expect(pages[0]).toContain('Profil vašej osobnosti')
  expect(text).toContain('Táto správa slúži ako informácia a podnet na zamyslenie nad sebou.')
  expect(text).toContain('5 z 5 · Úplne súhlasím')
  expect(text).toContain(user.result.metadata.resultId)
  expect(text).not.toContain('@example.sk')
})

test('`lang` comes before Accept-Language', async () => {
  const api = await startTestApi()
  const { headers } = await profiledUser(api, 'lang-pdf')
  const asked = { ...headers, 'accept-language': 'sk' }
  const { pages } = await pdfOf(await api.client.get(`${path}?lang=de`, asked))
  expect(pages[0]).toContain('Ihr Persönlichkeitsprofil')
  const wrong = await api.client.get(`${path}?lang=klingon`, asked)
  expect(await refusalOf(wrong)).toEqual([422, 'validation_failed'])
})

test('an advanced result is printed whole', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'advanced-pdf')
  await user.answerSteps(1, 2, 3)
  await payFor(api, user)
  await user.post('/api/results/advanced')
  const german = { ...user.headers, 'accept-language': 'de' }
  const read = await api.client.get('/api/results/advanced', german)
  const profile = advancedResult.parse(await read.json())
  const { text, pages } = await pdfOf(await api.client.get(path, german))
  expect(pages[0]).toContain('Ihr Profil nach C. G. Jung')
  const printed = [
    profile.anima.type,
    profile.self,
    ...profile.shadows.map(({ integrationTip }) => integrationTip),
    ...profile.dailyExercises.map(({ exercise }) => exercise),
  ].map((said) => lettersOf(said).slice(0, 50))
  expect(printed.filter((said) => !lettersOf(text).includes(said))).toEqual([])
  expect(text).toContain('I went for a walk.')
})

test('each user gets their own report and no other', async () => {
  const api = await startTestApi()
  const one = await profiledUser(api, 'one-pdf', [5, 5, 1, 1, 5, 1, 1, 5, 1, 5])
  const other = await profiledUser(api, 'other-pdf', [1, 1, 5, 5, 1, 5, 5, 1, 5, 1])
  const [ofOne, ofOther] = await Promise.all(
    [one, other].map(async ({ headers }) => pdfOf(await api.client.get(path, headers))),
  )
  expect(ofOne?.text).toContain(one.result.metadata.resultId)
  expect(ofOne?.text).not.toContain(other.result.metadata.resultId)
  expect(ofOther?.text).toContain(other.result.metadata.resultId)
})

test('without a session, and without a result', async () => {
  const api = await startTestApi()
  expect(await refusalOf(await api.client.get(path))).toEqual([401, 'session_missing'])
  const { headers } = await api.signIn(api.newEmail('empty-pdf'))
  expect(await refusalOf(await api.client.get(path, headers))).toEqual([404, 'result_not_found'])
})

test('a day has its limit of files', async () => {
  const api = await startTestApi()
  const user = await profiledUser(api, 'limit-pdf')
  const now = new Date()
  api.setTime(now)
  await api.database.executeSql(
    `insert into daily_uses (day, subject, kind, count) values ($1, $2, 'pdf', $3)`,
    [now.toISOString().slice(0, 10), user.uid, limits.reportFilesPerDay],
  )
  const refused = await api.client.get(path, user.headers)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refusalOf(refused)).toEqual([429, 'daily_limit_reached'])
})

test('every caller gets the sample, and it is printed once', async () => {
  const api = await startTestApi()
  const ask = () => api.client.get('/api/results/sample.pdf', { 'accept-language': 'sk' })
  const [first, second] = await Promise.all([ask(), ask()])
  expect(first.status).toBe(200)
  expect(first.headers.get('content-language')).toBe('sk')
  const file = await first.arrayBuffer()
  expect(Buffer.from(file).equals(Buffer.from(await second.arrayBuffer()))).toBe(true)
  const { pages } = await readPdf(file)
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.filter((page) => !/ukážka/i.test(page))).toEqual([])
})
