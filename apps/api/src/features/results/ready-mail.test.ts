// @module-tag postgres

import { expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { payFor } from '../../testing/pay-for.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { readyMailJob } from './ready-mail.service.ts'

/** A user whose report is made, in this language. */
async function reader(name: string, language: string) {
  const api = await startTestApi()
  const user = await advancedUser(api, name)
  await user.answerSteps(1, 2, 3)
  await payFor(api, user)
  await user.post('/api/results/advanced', undefined, language)
  const { rows } = await api.database.executeSql<{ id: string; email: string }>(
    `select results.id, email from results join users on users.id = user_id
     where user_id = $1 and kind = 'advanced'`,
    [user.uid],
  )
  const [{ id, email } = { id: 'none', email: 'none' }] = rows
  return { ...user, api, resultId: id, email }
}

/** The waiting is over. Resolves when the job has done its work. */
async function letTimePass({ ctx, database }: TestApi, resultId: string) {
  const ofResult = `from jobs.job where name = $1 and data->>'resultId' = $2`
  const states = async () =>
    (await database.executeSql(`select state ${ofResult}`, [readyMailJob, resultId])).rows
  expect(await states()).toEqual([{ state: 'created' }])
  await database.executeSql(
    `update jobs.job set start_after = now() where id in (select id ${ofResult})`,
    [readyMailJob, resultId],
  )
  ctx.jobs.wake(readyMailJob)
  await expect.poll(states).toEqual([{ state: 'completed' }])
}

type StoredMail = Record<'subject' | 'text' | 'html' | 'status' | 'language', string>

async function readyMails({ database }: TestApi, email: string) {
  const { rows } = await database.executeSql<StoredMail>(
    `select * from outgoing_mails where recipient = $1 and kind = 'report-ready'`,
    [email],
  )
  return rows
}

test.each([
  ['en', 'Your detailed report is ready', 'http://localhost:3000/dashboard'],
  ['sk', 'Vaša podrobná správa je hotová', 'http://localhost:3000/sk/dashboard'],
  ['de', 'Ihr ausführlicher Bericht ist fertig', 'http://localhost:3000/de/dashboard'],
])('a user who went away is notified in %s, once', async (language, subject, link) => {
  const { api, resultId, email } = await reader('away', language)
  await letTimePass(api, resultId)
  await expect
    .poll(async () => (await readyMails(api, email)).map(({ status }) => status))
    .toEqual(['sent'])
  const [mail] = await readyMails(api, email)
  expect(mail).toMatchObject({ subject, language })
  expect(mail?.text).toContain(`\n${link}\n`)
  expect(mail?.html).toContain(`href="${link}"`)
  expect(mail?.html).not.toContain(email)

  await api.ctx.db.transaction((tx) =>
    api.ctx.jobs.enqueue(readyMailJob, { resultId, language }, tx),
  )
  api.ctx.jobs.wake(readyMailJob)
  const waiting = `select 1 from jobs.job where name = $1 and data->>'resultId' = $2 and state <> 'completed'`
  await expect
    .poll(async () => (await api.database.executeSql(waiting, [readyMailJob, resultId])).rows)
    .toEqual([])
  expect(await readyMails(api, email)).toHaveLength(1)
})

test('who has read it, and who took their money back, gets no mail', async () => {
  for (const path of ['/api/dashboard', '/api/results/advanced']) {
    const { api, headers, resultId, email } = await reader('read', 'en')
    expect((await api.client.get(path, headers)).status).toBe(200)
    await letTimePass(api, resultId)
    expect(await readyMails(api, email)).toEqual([])
  }
  const { api, uid, resultId, email } = await reader('refunded', 'en')
  await api.database.executeSql('update payments set ended_at = now() where user_id = $1', [uid])
  await letTimePass(api, resultId)
  expect(await readyMails(api, email)).toEqual([])
})

test('reading the basic profile is not reading the report', async () => {
  const { api, headers, post, resultId, email } = await reader('other', 'en')
  await post('/api/results/basic')
  await api.client.get('/api/results/basic', headers)
  await letTimePass(api, resultId)
  expect(await readyMails(api, email)).toHaveLength(1)
})
