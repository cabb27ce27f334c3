// @module-tag postgres

import { stepAnswers } from '@individua/testkit/answers'
import { expect, onTestFinished, test } from 'vitest'
import { advancedUser } from '../testing/advanced-user.ts'
import { logLines } from '../testing/log-lines.ts'
import { startTestApi } from '../testing/start-test-api.ts'

/** PostgreSQL quotes the whole row in its error, and Drizzle all parameters. */
async function refuseRows(table: string, condition: string) {
  const api = await startTestApi()
  const { log, lines, text } = logLines()
  const silent = api.ctx.log
  await api.database.executeScript(
    `alter table ${table} add constraint planted check (${condition}) not valid`,
  )
  api.ctx.log = log
  onTestFinished(async () => {
    api.ctx.log = silent
    await api.database.executeScript(`alter table ${table} drop constraint planted`)
  })
  return { api, lines, text }
}

test('an error that quotes an email leaves it in no line of the log', async () => {
  const { api, lines, text } = await refuseRows('public.sign_ups', `email not like 'planted%'`)
  const email = `planted-${api.newEmail('logged')}`
  const body = { email, password: 'planted-password' }
  const response = await api.client.post(`/auth/v1/signup?email=${email}`, body)
  expect(response.status).toBe(500)
  expect(lines()).toContainEqual(
    expect.objectContaining({
      problem: expect.stringMatching(/^DrizzleQueryError < \w+ 23514 .*at /),
    }),
  )
  expect(text()).not.toContain('planted')
})

test('an error that quotes an answer leaves it in no line of the log', async () => {
  const { api, lines, text } = await refuseRows('asked_questions', `draft not like '%planted%'`)
  const user = await advancedUser(api, 'log-of-answers')
  await user.answerSteps(1, 2)
  const [open] = stepAnswers(await user.read(3))
  const body = { uid: user.uid, ...open, answer: 'My planted words about a long walk.' }
  expect((await user.post('/api/answers/draft', body)).status).toBe(500)
  expect(JSON.stringify(lines())).toContain('23514')
  expect(text()).not.toContain('planted')
})
