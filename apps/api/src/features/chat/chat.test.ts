// @module-tag postgres

import { limits } from '@individua/contract/limits'
import { chatTexts } from '@individua/report/texts/chat-texts'
import { expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { conversingUser, piecesOf, textOf } from '../../testing/conversing-user.ts'
import { payFor } from '../../testing/pay-for.ts'
import { refusalOf, startTestApi } from '../../testing/start-test-api.ts'

const path = '/api/chat/messages'

test('the profile gives the reply to a message, and both are stored', async () => {
  const api = await startTestApi()
  const user = await conversingUser(api, 'asks')
  api.setTime(new Date())
  const response = await user.ask('Čo stojí v mojom tieni?', 'sk')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const pieces = await piecesOf(response)
  expect(pieces.map(({ kind }) => kind)).toEqual(['text', 'done'])
  expect(textOf(pieces)).toMatch(/^Jedna z vašich tieňových stránok sa volá „/)

  const { messages, remainingToday } = await user.history()
  expect(messages.map(({ type, content, engine }) => [type, content, engine])).toEqual([
    ['user', 'Čo stojí v mojom tieni?', undefined],
    ['assistant', textOf(pieces), 'built-in'],
  ])
  const done = pieces.at(-1)
  expect(done?.kind === 'done' && [done.question, done.answer]).toEqual(messages)
  expect(remainingToday).toBe(limits.chatMessagesPerDay - 1)
})

test('asked again, it says what comes next; asked why, it names the answers', async () => {
  const user = await conversingUser(await startTestApi(), 'again')
  const first = textOf(await user.say('What is in my shadow?'))
  const second = textOf(await user.say('What is in my shadow?'))
  expect(second).not.toBe(first)
  const why = textOf(await user.say('Why?'))
  expect(why).toMatch(/It rests on these answers of yours:\n– “/)
  expect((await user.history()).messages.map(({ type }) => type)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
    'user',
    'assistant',
  ])
})

test.each([
  ['en', 'Why am I so lonely?'],
  ['sk', 'Prečo som taká osamelá?'],
  ['de', 'Warum bin ich so einsam?'],
] as const)('in %s, "%s" is taken up before the profile', async (language, message) => {
  const user = await conversingUser(await startTestApi(), `lonely-${language}`)
  const first = textOf(await user.say(message, language))
  expect(first.split('\n\n')[0]).toBe(chatTexts[language].heard.loneliness[0])
  expect(first).toMatch(/\?$/)
  const second = textOf(await user.say(message, language))
  expect(second.split('\n\n')[0]).toBe(chatTexts[language].heard.loneliness[1])
})

test('only with a session, only when paid, only about an advanced profile', async () => {
  const api = await startTestApi()
  const body = { message: 'Hello' }
  expect(await refusalOf(await api.client.get(path))).toEqual([401, 'session_missing'])
  expect(await refusalOf(await api.client.post(path, body))).toEqual([401, 'session_missing'])
  expect(await refusalOf(await api.client.delete(path))).toEqual([401, 'session_missing'])

  const unpaid = await advancedUser(api, 'chat-unpaid')
  const unpaidResponses = [
    await api.client.get(path, unpaid.headers),
    await unpaid.post(path, body),
    await api.client.delete(path, unpaid.headers),
  ]
  for (const response of unpaidResponses) {
    expect(await refusalOf(response)).toEqual([402, 'payment_required'])
  }

  await payFor(api, unpaid)
  expect(await refusalOf(await api.client.get(path, unpaid.headers))).toEqual([
    404,
    'result_not_found',
  ])
  expect(await refusalOf(await unpaid.post(path, body))).toEqual([404, 'result_not_found'])
})

test('a message is not blank and not too long', async () => {
  const user = await conversingUser(await startTestApi(), 'blank')
  for (const message of ['', '  \n ', 'x'.repeat(limits.chatMessageMaxLength + 1)]) {
    expect(await refusalOf(await user.ask(message))).toEqual([422, 'validation_failed'])
  }
  expect(await user.stored()).toEqual([])
})

test.each([
  ['en', 'Honestly I want to die.', '988'],
  ['sk', 'Už nechcem žiť.', '0800 800 566'],
  ['de', 'Ich will nicht mehr leben.', '0800 111 0 111'],
])('in %s, help comes first and alone', async (language, message, number) => {
  const user = await conversingUser(await startTestApi(), `help-${language}`)
  const pieces = await user.say(message, language)
  expect(pieces).toHaveLength(1)
  expect(pieces[0]?.kind === 'help' && pieces[0].lines[0]?.number).toBe(number)
  expect(await user.stored()).toEqual([])
  expect(await user.used()).toEqual({ used: 0 })
  expect((await user.history()).remainingToday).toBe(limits.chatMessagesPerDay)
})

test('worry about another person brings the lines with words for those who worry', async () => {
  const user = await conversingUser(await startTestApi(), 'help-other')
  const [piece, ...more] = await user.say('My friend wants to kill herself, who should I tell?')
  expect(piece).toMatchObject({ kind: 'help', about: 'other' })
  expect(more).toEqual([])
  expect(await user.stored()).toEqual([])
})

test('help is not behind payment, nor in one language only', async () => {
  const api = await startTestApi()
  const unpaid = await advancedUser(api, 'help-unpaid')
  const response = await unpaid.post(path, { message: 'Už nechcem žiť.' }, 'de')
  expect((await piecesOf(response)).map(({ kind }) => kind)).toEqual(['help'])
})

test('a conversation is seen by its owner alone, and erased by them', async () => {
  const api = await startTestApi()
  const [one, other] = [await conversingUser(api, 'one'), await conversingUser(api, 'other')]
  api.setTime(new Date())
  await one.say('Which archetypes lead?')
  await other.say('What may I dream?')
  expect((await one.history()).messages[0]?.content).toBe('Which archetypes lead?')
  expect((await other.history()).messages).toHaveLength(2)
  expect(await (await one.forget()).json()).toEqual({ erased: 2 })
  expect(await one.stored()).toEqual([])
  expect((await other.history()).messages).toHaveLength(2)
  expect((await one.history()).remainingToday).toBe(limits.chatMessagesPerDay - 1)
})

test('a day has its limit of messages, until midnight', async () => {
  const api = await startTestApi()
  const user = await conversingUser(api, 'limit')
  const now = new Date()
  api.setTime(now)
  await api.database.executeSql(
    `insert into daily_uses (day, subject, kind, count) values ($1, $2, 'chat', $3)`,
    [now.toISOString().slice(0, 10), user.uid, limits.chatMessagesPerDay - 1],
  )
  expect((await user.say('Who am I?')).map(({ kind }) => kind)).toContain('done')
  expect((await user.history()).remainingToday).toBe(0)
  const refused = await user.ask('And what else?')
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(86_400)
  expect(await refusalOf(refused)).toEqual([429, 'daily_limit_reached'])
  expect(await user.stored()).toHaveLength(2)
  // What was refused holds up nothing.
  expect((await user.say('Už nechcem žiť.'))[0]?.kind).toBe('help')
})

test('sent five times at once, each gets a reply in turn', async () => {
  const user = await conversingUser(await startTestApi(), 'at-once')
  const replies = await Promise.all(
    [1, 2, 3, 4, 5].map((number) => user.say(`What is in my shadow, part ${number}?`)),
  )
  expect(replies.map((pieces) => pieces.at(-1)?.kind)).toEqual(Array(5).fill('done'))
  // Each knew what the one before it had said.
  expect(new Set(replies.map(textOf)).size).toBe(5)
  const { messages } = await user.history()
  expect(messages.map(({ type }) => type)).toEqual(Array(5).fill(['user', 'assistant']).flat())
})

test('messages of one moment keep their order when their rows are rewritten', async () => {
  const api = await startTestApi()
  const user = await conversingUser(api, 'moment')
  api.setTime(new Date())
  for (const message of ['Which archetypes lead?', 'What is in my shadow?']) await user.say(message)
  const readIds = async () => {
    const exported = await api.client.get('/api/users/export', user.headers)
    const { chatMessages } = (await exported.json()) as { chatMessages: { id: string }[] }
    const { messages } = await user.history()
    return [messages, chatMessages].map((list) => list.map(({ id }) => id))
  }
  const types = (await user.history()).messages.map(({ type }) => type)
  expect(types).toEqual(['user', 'assistant', 'user', 'assistant'])
  const before = await readIds()
  expect(before[1]).toEqual(before[0])
  for (const id of before[0]?.slice(0, 3) ?? []) {
    await api.database.executeSql('update chat_messages set language = $2 where id = $1', [
      id,
      'sk',
    ])
    expect(await readIds()).toEqual(before)
  }
})

test('a reply is stored even if the client stops reading', async () => {
  const user = await conversingUser(await startTestApi(), 'gone')
  const response = await user.ask('Which archetypes lead?')
  await response.body?.cancel()
  await expect.poll(user.stored).toHaveLength(2)
})

test('what is talked about is exported and erased with the person', async () => {
  const api = await startTestApi()
  const user = await conversingUser(api, 'leaves')
  await user.say('Which archetypes lead?')
  const exported = await (await api.client.get('/api/users/export', user.headers)).text()
  expect(exported).toContain('Which archetypes lead?')
  expect((await api.client.delete('/api/users/me', user.headers)).status).toBe(200)
  expect(await user.stored()).toEqual([])
})
