// @module-tag postgres

import type { WeeklyMail } from '@individua/contract/weekly-mail'
import type { WeeklyStep } from '@individua/contract/weekly-step'
import { expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { bodyOf, refusalOf, startTestApi } from '../../testing/start-test-api.ts'
import { weeklyMailJob } from './weekly-mail.service.ts'

const path = '/api/weekly-mail'

/** A user with a profile, who reads in this language. */
async function reader(name: string, language = 'en') {
  const api = await startTestApi()
  const user = await advancedUser(api, name)
  await user.post('/api/results/basic')
  const headers = { ...user.headers, 'accept-language': language }
  const get = async <Body>(from: string) => bodyOf<Body>(await api.client.get(from, headers))
  const { email } = await get<{ email: string }>('/api/users/info')
  return {
    ...user,
    api,
    email,
    get,
    state: () => get<WeeklyMail>(path),
    turnOn: async () => bodyOf<WeeklyMail>(await api.client.post(path, undefined, headers)),
    turnOff: async () => bodyOf<WeeklyMail>(await api.client.delete(path, headers)),
    /** As if so many days of 24 hours had passed since the mail was asked for. */
    passDays: (days: number) =>
      api.database.executeSql(
        'update weekly_mails set next_at = next_at - make_interval(hours => 24 * $2) where user_id = $1',
        [user.uid, days],
      ),
    /** The job of a minute runs to its end. */
    async runJob() {
      const { rows } = await api.database.executeSql<{ id: string }>(
        `insert into jobs.job (name, data) values ($1, '{}') returning id`,
        [weeklyMailJob],
      )
      api.ctx.jobs.wake(weeklyMailJob)
      const state = () =>
        api.database.executeSql('select state from jobs.job where id = $1', [rows[0]?.id])
      await expect.poll(async () => (await state()).rows).toEqual([{ state: 'completed' }])
    },
    mails: async () => {
      const { rows } = await api.database.executeSql<Record<string, string>>(
        `select * from outgoing_mails where recipient = $1 and kind = 'weekly-step'
         order by created_at`,
        [email],
      )
      return rows
    },
  }
}

test('it is sent on request only, and it is off again at once', async () => {
  const user = await reader('off')
  expect(await user.state()).toEqual({ isOn: false, nextAt: null })
  const on = await user.turnOn()
  expect(on.isOn).toBe(true)
  expect(await user.turnOn()).toEqual(on)
  expect(await user.turnOff()).toEqual({ isOn: false, nextAt: null })
  await user.runJob()
  expect(await user.mails()).toEqual([])
})

test('what is due is looked for at every full minute', async () => {
  const { database } = await startTestApi()
  const { rows } = await database.executeSql('select cron from jobs.schedule where name = $1', [
    weeklyMailJob,
  ])
  expect(rows).toEqual([{ cron: '* * * * *' }])
})

test.each([
  ['en', 'This week’s step', '/unsubscribe?token='],
  ['sk', 'Krok na tento týždeň', '/sk/unsubscribe?token='],
  ['de', 'Der Schritt dieser Woche', '/de/unsubscribe?token='],
])('a week later the step comes by mail in %s, once', async (language, subject, link) => {
  const user = await reader('weekly', language)
  await user.turnOn()
  await user.runJob()
  expect(await user.mails()).toEqual([])
  await user.passDays(7)
  await user.runJob()
  await user.runJob()
  const [mail, ...more] = await user.mails()
  expect(more).toEqual([])
  const step = await user.get<WeeklyStep>('/api/weekly-step')
  expect(mail).toMatchObject({ subject, language })
  expect(mail?.text).toContain(step.text)
  expect(mail?.text).toContain(link)
  expect(mail?.html).toContain(link)
  expect(mail?.html).not.toMatch(/<img|@example/)
  const { nextAt } = await user.state()
  expect(Date.parse(nextAt ?? '')).toBeGreaterThan(Date.now())
})

test('weeks in which the server was away are not made up for', async () => {
  const user = await reader('away')
  await user.turnOn()
  await user.passDays(7 * 5)
  await user.runJob()
  expect(await user.mails()).toHaveLength(1)
})

test('the link of a mail ends it without a session, and only by a POST', async () => {
  const user = await reader('unsubscribed')
  await user.turnOn()
  await user.passDays(7)
  await user.runJob()
  const [mail] = await user.mails()
  const url = new URL(mail?.unsubscribe_url ?? '')
  const link = url.pathname + url.search
  const opened = await user.api.request('GET', link, undefined, { 'accept-language': 'de' })
  expect(opened.status).toBe(303)
  expect(opened.headers.get('location')).toBe(`/de/unsubscribe${url.search}`)
  expect((await user.state()).isOn).toBe(true)

  const posted = () =>
    user.api.request('POST', link, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    })
  expect((await posted()).status).toBe(200)
  expect((await user.state()).isOn).toBe(false)
  expect((await posted()).status).toBe(200)
})

test('a link ends the mails of its own reader alone', async () => {
  const [one, other] = [await reader('one'), await reader('other')]
  await one.turnOn()
  await other.turnOn()
  await one.passDays(7)
  await one.runJob()
  const [mail] = await one.mails()
  const { searchParams } = new URL(mail?.unsubscribe_url ?? '')
  const [, signature] = (searchParams.get('token') ?? '').split('.')
  for (const token of ['', 'x', `${other.uid}.${signature}`, other.uid]) {
    const refused = await one.api.request('POST', `${path}/off?token=${token}`)
    expect(await refusalOf(refused)).toEqual([401, 'signature_invalid'])
  }
  expect((await other.state()).isOn).toBe(true)
})

test('an erased user gets none', async () => {
  const user = await reader('erased')
  await user.turnOn()
  await user.passDays(7)
  await user.api.client.delete('/api/users/me', user.headers)
  await user.runJob()
  expect(await user.mails()).toEqual([])
})
