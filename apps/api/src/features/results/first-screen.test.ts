// @module-tag postgres

import { randomUUID } from 'node:crypto'
import { firstScreen } from '@individua/contract/first-screen'
import { createUser } from '@individua/testkit/create-user'
import { expect, onTestFinished, test } from 'vitest'
import type { DrawFirstScreen } from '../../lib/first-screen.ts'
import { logLines } from '../../testing/log-lines.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const path = '/api/dashboard/first-screen'

/** The product without a web build draws by what the test gives it. */
function drawBy({ ctx }: TestApi, draw: DrawFirstScreen) {
  const before = { firstScreens: ctx.firstScreens, log: ctx.log }
  const { log, lines, text } = logLines()
  ctx.firstScreens = { version: randomUUID(), draw }
  ctx.log = log
  onTestFinished(() => {
    ctx.firstScreens = before.firstScreens
    ctx.log = before.log
  })
  return { lines, text }
}

test('the first screen is the reader’s own, in the language of the page', async () => {
  const api = await startTestApi()
  drawBy(
    api,
    async (language, { dashboard }) => `<h2 lang="${language}">${dashboard.portrait.title}</h2>`,
  )
  const { call, headers, email } = await createUser(api.visitor)
  const response = await api.client.get(path, { ...headers, 'accept-language': 'sk' })
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { html, user } = firstScreen.parse(await response.json())
  const inSlovak = { headers: { 'accept-language': 'sk' } }
  const dashboard = await call('GET /api/dashboard', inSlovak)
  expect(user).toEqual(await call('GET /api/users/info'))
  expect(user.email).toBe(email)
  expect(dashboard.portrait.title).not.toBe('')
  expect(html).toBe(`<h2 lang="sk">${dashboard.portrait.title}</h2>`)
})

test('it is drawn once for each language, and again when the reader or the drawing is another', async () => {
  const api = await startTestApi()
  const drawn: [language: string, isPremium: boolean][] = []
  const draw: DrawFirstScreen = async (language, { user }) => {
    drawn.push([language, user.is_premium])
    return `<h2>${drawn.length}</h2>`
  }
  drawBy(api, draw)
  const { headers, uid } = await createUser(api.visitor)
  const read = async (language: string) => {
    const response = await api.client.get(path, { ...headers, 'accept-language': language })
    return firstScreen.parse(await response.json()).html
  }
  expect([await read('en'), await read('sk'), await read('en'), await read('sk')]).toEqual([
    '<h2>1</h2>',
    '<h2>2</h2>',
    '<h2>1</h2>',
    '<h2>2</h2>',
  ])
  await api.database.executeSql(
    `insert into payments (user_id, plan_id, amount, currency, status, language)
     values ($1, 'advanced_report', 399, 'EUR', 'succeeded', 'en')`,
    [uid],
  )
  expect(await read('en')).toBe('<h2>3</h2>')
  drawBy(api, draw)
  expect(await read('en')).toBe('<h2>4</h2>')
  expect(drawn).toEqual([
    ['en', false],
    ['sk', false],
    ['en', true],
    ['en', true],
  ])
})

test('a failure of the drawing leaves out the drawing alone, and no line of the log quotes the reader', async () => {
  const api = await startTestApi()
  const { lines, text } = drawBy(api, async (_language, { user, dashboard }) => {
    throw new RangeError(`${user.email} ${dashboard.portrait.title}`)
  })
  const { call, email } = await createUser(api.visitor)
  const { portrait } = await call('GET /api/dashboard')
  expect((await call('GET /api/dashboard/first-screen')).html).toBeNull()
  expect(lines()).toContainEqual(
    expect.objectContaining({ err: expect.stringContaining('RangeError') }),
  )
  expect(text()).not.toContain(email)
  expect(text()).not.toContain(portrait.title)

  drawBy(api, async () => 'drawn')
  expect((await call('GET /api/dashboard/first-screen')).html).toBe('drawn')
})

test('without a session, with one that ended and without a result there is no first screen', async () => {
  const api = await startTestApi()
  drawBy(api, async () => 'never drawn')
  const user = await createUser(api.visitor, { stage: 'account' })
  expect(await refusalOf(await api.client.get(path, user.headers))).toEqual([
    404,
    'result_not_found',
  ])
  await user.signOutEverywhere()
  expect((await api.client.get(path, user.headers)).status).toBe(401)
  expect((await api.client.get(path)).status).toBe(401)
})
