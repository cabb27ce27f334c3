// @module-tag postgres

import { limits } from '@individua/contract/limits'
import pino from 'pino'
import { afterAll, afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { readEnv } from '../../env.ts'
import { createProduct, type Product } from '../../product.ts'
import {
  completion,
  type ModelBehaviour,
  say,
  startModelServer,
} from '../../testing/model-server.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { askModel, type ModelTask } from './ask-model.service.ts'
import type { ModelContext } from './model-budget.service.ts'
import { openModelStream } from './stream-model.service.ts'

const server = await startModelServer(say(''))
const database = await openTestDatabase()
const tokensPerDay = 30_000
let clock = new Date('2026-12-01T08:00:00Z')

/** Two instances of the product on one database. */
const startInstance = () =>
  createProduct({
    env: readEnv({ ...server.settings, AI_TOKENS_PER_DAY: String(tokensPerDay) }),
    database,
    log: pino({ level: 'silent' }),
    now: () => clock,
  })
const here = await startInstance()
const there = await startInstance()

afterAll(async () => {
  await here.stop()
  await there.stop()
  await database.close()
  await server.close()
})
/** Each test has a day, and with it a budget, of its own. */
afterEach(() => {
  clock = new Date(clock.getTime() + 86_400_000)
})

const contextOf = ({ ctx }: Product, user: string): ModelContext => ({ ...ctx, user: { id: user } })

const maxOutputTokens = 1_000
const streamed = {
  purpose: 'chat',
  system: 'S'.repeat(3_000),
  prompt: 'P'.repeat(3_000),
  deadlineMs: 30_000,
  maxOutputTokens,
} as const
/** A third of the characters, and what may be written. */
const reservedByStream = 3_000

interface Item {
  key: string
  text: string
}

const task: ModelTask<Item, Item> = {
  purpose: 'questions',
  instructions: 'I'.repeat(3_000),
  shape: '{"key":"a","text":"…"}',
  context: {},
  entries: [{ key: 'a', text: 'Word this.' }],
  made: z.object({ key: z.string(), text: z.string() }),
  check: () => [],
  maxOutputTokens,
  deadlineMs: 30_000,
}

async function used(subject: string): Promise<number | undefined> {
  const { rows } = await database.executeSql<{ count: number }>(
    `select count from daily_uses where kind = 'model-tokens' and subject = $1 and day = $2`,
    [subject, clock.toISOString().slice(0, 10)],
  )
  return rows[0]?.count
}

async function readAll(pieces: AsyncIterable<string> | undefined): Promise<string | undefined> {
  let text = ''
  if (!pieces) return undefined
  for await (const piece of pieces) text += piece
  return text
}

const usage = (tokens: number) => ({
  prompt_tokens: tokens - 1,
  completion_tokens: 1,
  total_tokens: tokens,
})

/** Streams a text, and reports this many tokens where a number is given. */
function stream(text: string, tokens?: number): ModelBehaviour {
  const chunk = (choice: object, more: object = {}) =>
    `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, ...choice }], ...more })}\n\n`
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(chunk({ delta: { content: text }, finish_reason: null }))
    const more = tokens === undefined ? {} : { usage: usage(tokens) }
    response.end(`${chunk({ delta: {}, finish_reason: 'stop' }, more)}data: [DONE]\n\n`)
  }
}

const respond =
  (status: number): ModelBehaviour =>
  (_, response) =>
    void response.writeHead(status).end('{}')

test('thirty parallel requests of two instances stay within the budget of all users', async () => {
  const done = Promise.withResolvers<void>()
  server.behave(async (request, response) => {
    await done.promise
    await stream('Yes.', 1_500)(request, response)
  })
  const opened = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      openModelStream(contextOf(index % 2 ? here : there, `user-${index}`), streamed),
    ),
  )
  const streams = opened.filter((pieces) => pieces !== undefined)
  expect(streams).toHaveLength(tokensPerDay / reservedByStream)
  expect(await used('everybody')).toBe(tokensPerDay)
  const { rows } = await database.executeSql(
    `select sum(count)::int as sum from daily_uses where subject like 'user-%' and day = $1`,
    [clock.toISOString().slice(0, 10)],
  )
  expect(rows).toEqual([{ sum: tokensPerDay }])
  done.resolve()
  expect(await Promise.all(streams.map(readAll))).toEqual(streams.map(() => 'Yes.'))
  expect(server.requests).toHaveLength(streams.length)
  expect(await used('everybody')).toBe(streams.length * 1_500)
})

test('parallel requests of one user on two instances stay within the budget of that user', async () => {
  const own = { ...streamed, maxOutputTokens: limits.modelTokensPerDay / 4 }
  const wide = (product: Product) => {
    const ctx = contextOf(product, 'one-user')
    return { ...ctx, modelLimits: { ...ctx.modelLimits, tokensPerDay: 10_000_000 } }
  }
  server.behave(respond(500))
  const opened = await Promise.all(
    Array.from({ length: 30 }, (_, index) => openModelStream(wide(index % 2 ? here : there), own)),
  )
  const streams = opened.filter((pieces) => pieces !== undefined)
  expect(streams).toHaveLength(3)
  expect(await used('one-user')).toBe(3 * (limits.modelTokensPerDay / 4 + 2_000))
  expect(await used('everybody')).toBe(await used('one-user'))
  await Promise.allSettled(streams.map(readAll))
  expect(await used('one-user')).toBe(0)
})

test('a request that does not fit is not sent and counts nothing', async () => {
  server.behave(say(''))
  const large = { ...streamed, maxOutputTokens: tokensPerDay }
  expect(await openModelStream(contextOf(here, 'large'), large)).toBeUndefined()
  expect(await used('everybody')).toBeUndefined()
  expect(await used('large')).toBe(0)
  expect(server.requests).toHaveLength(0)
})

test.each([
  ['unreachable', respond(500)],
  ['refused', respond(400)],
  ['limited', respond(429)],
  ['unreachable', (_, response) => void response.socket?.resetAndDestroy()],
] as [string, ModelBehaviour][])(
  'a provider that is %s costs nothing',
  async (problem, behaviour) => {
    const ctx = contextOf(here, 'nothing')
    server.behave(behaviour)
    await expect(readAll(await openModelStream(ctx, streamed))).rejects.toMatchObject({ problem })
    expect(await askModel(ctx, task)).toEqual(new Map())
    expect(server.requests.length).toBeGreaterThanOrEqual(2)
    expect(await used('nothing')).toBe(0)
    expect(await used('everybody')).toBe(0)
  },
)

test.each([
  ['as reported', 1_500, 1_500],
  ['by length, when the report is far too high', 1e15, 2_004],
  ['by length, when the report is far too low', 3, 2_004],
  ['by length, when the report is negative', -5_000, 2_004],
  ['by length, when there is no report', undefined, 2_004],
])('a stream counts %s', async (_, reported, counted) => {
  server.behave(stream('Yes, I am.', reported))
  const ctx = contextOf(here, 'streaming')
  expect(await readAll(await openModelStream(ctx, streamed))).toBe('Yes, I am.')
  expect(await used('streaming')).toBe(counted)
  expect(await used('everybody')).toBe(counted)
})

test.each([
  ['as reported', 1_400, 1_400],
  ['at most what it can have used', 1e15, undefined],
  ['at least what it must have used', -5_000, undefined],
])('a reply at once counts %s', async (_, reported, counted) => {
  server.behave((_, response) => {
    const reply = completion(JSON.stringify({ items: [{ key: 'a', text: 'Worded.' }] }), {
      usage: usage(reported),
    })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  })
  const ctx = contextOf(there, 'at-once')
  expect(await askModel(ctx, task)).toEqual(new Map([['a', { key: 'a', text: 'Worded.' }]]))
  const count = (await used('at-once')) ?? 0
  if (counted) expect(count).toBe(counted)
  expect(count).toBeGreaterThan(task.instructions.length / 3)
  expect(count).toBeLessThan(task.instructions.length / 3 + maxOutputTokens)
})

test('a reply that breaks off counts as if it were whole', async () => {
  server.behave((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: {"id":"1","choices":[{"index":0,"delta":{"content":"Yes"}}]}\n\n', () =>
      response.socket?.resetAndDestroy(),
    )
  })
  const broken = await openModelStream(contextOf(here, 'broken'), streamed)
  await expect(readAll(broken)).rejects.toMatchObject({ name: 'ModelFailure' })
  expect(await used('broken')).toBe(reservedByStream)
})

test('settling brings back no row of a user who was erased in the meantime', async () => {
  server.behave(stream('Yes.', 1_500))
  const opened = await openModelStream(contextOf(here, 'erased'), streamed)
  await database.executeSql(`delete from daily_uses where subject = 'erased'`)
  await readAll(opened)
  expect(await used('erased')).toBeUndefined()
  expect(await used('everybody')).toBe(1_500)
})
