import { limits } from '@individua/contract/limits'
import type { WeeklyStep, WeeklyStepKept } from '@individua/contract/weekly-step'
import { expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { bodyOf, refusalOf, startTestApi } from '../../testing/start-test-api.ts'

const path = '/api/weekly-step'

/** A user with a profile, on the day they registered. */
async function reader(name: string) {
  const api = await startTestApi()
  const user = await advancedUser(api, name)
  await user.post('/api/results/basic')
  const read = async (language = 'en') =>
    bodyOf<WeeklyStep>(await api.client.get(path, { ...user.headers, 'accept-language': language }))
  return {
    ...user,
    api,
    read,
    tries: async (line?: string) => {
      const { archetype } = await read()
      return bodyOf<WeeklyStepKept>(await user.post(path, { archetype, line }))
    },
  }
}

test('asked again, the step of a week is the same, in the language of the reader', async () => {
  const user = await reader('step')
  const english = await user.read()
  expect(english).toMatchObject({ week: 0, triedAt: null, line: '', lookBack: null })
  expect(await user.read()).toEqual(english)
  const slovak = await user.read('sk')
  expect(slovak.archetype).toBe(english.archetype)
  expect(slovak.text).not.toBe(english.text)
})

test('a step that was tried keeps its line, and another one replaces it', async () => {
  const user = await reader('tried')
  const first = await user.tries()
  expect(first.triedAt).not.toBeNull()
  expect(first.line).toBe('')
  expect((await user.tries('  It was odd.  ')).line).toBe('It was odd.')
  expect((await user.tries()).line).toBe('It was odd.')
  expect((await user.tries('')).line).toBe('')
  expect((await user.read()).triedAt).toBe(first.triedAt)
})

test('seven days later the step is asked about, once, and another one stands beside', async () => {
  const user = await reader('asked')
  const tried = await user.tries('I began.')
  await user.api.database.executeSql(
    `update weekly_steps set tried_at = tried_at - interval '168 hours' where user_id = $1`,
    [user.uid],
  )
  const asked = await user.read()
  expect(asked.lookBack).toMatchObject({ week: 0, text: tried.text, line: 'I began.' })
  const kept = await user.post(`${path}/look-back`, { week: 0, line: '' })
  expect((await bodyOf<WeeklyStepKept>(kept)).lookBack).toBeNull()
  const { rows } = await user.api.database.executeSql(
    'select look_back from weekly_steps where user_id = $1',
    [user.uid],
  )
  expect(rows).toEqual([{ look_back: '' }])
})

test('a line has a limit, and only a step of one’s own is looked back on', async () => {
  const user = await reader('limit')
  const tooLong = { archetype: 'sage', line: 'x'.repeat(limits.diaryLineMaxLength + 1) }
  expect((await user.post(path, tooLong)).status).toBe(422)
  const unknown = await user.post(`${path}/look-back`, { week: 3, line: 'Nothing.' })
  expect(await refusalOf(unknown)).toEqual([404, 'not_found'])
  const other = await reader('other')
  await other.tries('Mine.')
  const foreign = await user.post(`${path}/look-back`, { week: 0, line: 'Yours?' })
  expect(await refusalOf(foreign)).toEqual([404, 'not_found'])
})

test('without a profile there is no step', async () => {
  const api = await startTestApi()
  const { headers } = await api.signIn(api.newEmail('nothing'))
  const read = await api.client.get(path, headers)
  expect(await refusalOf(read)).toEqual([404, 'result_not_found'])
  const tried = await api.client.post(path, { archetype: 'sage' }, headers)
  expect(await refusalOf(tried)).toEqual([404, 'result_not_found'])
})

test('a line that speaks of self-harm is met with help and stays the writer’s own', async () => {
  const user = await reader('help')
  const kept = await user.tries('I want to kill myself.')
  expect(kept.help?.lines.length).toBeGreaterThan(0)
  expect(kept.line).toBe('I want to kill myself.')
  expect((await user.tries('We laughed a lot.')).help).toBeUndefined()
})
