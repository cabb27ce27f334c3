// @module-tag postgres

import { setTimeout as sleep } from 'node:timers/promises'
import type { GeneratedQuestions } from '@individua/contract/questions'
import { itemsById } from '@individua/instrument/items/item-bank'
import { stepAnswers } from '@individua/testkit/answers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { type PromptItem, say, startModelServer, trailOff } from '../../testing/model-server.ts'
import { refusalOf, startTestApi } from '../../testing/start-test-api.ts'

const server = await startModelServer(say(''))
const engine = 'openai-compatible:test-model'
const start = () => startTestApi({ settings: server.settings })

afterAll(() => server.close())
beforeEach(() => server.behave(say(reworded)))

function reworded({ items }: { items: PromptItem[] }) {
  return {
    items: items.map(({ key, text, options }) => ({
      key,
      text: trailOff(String(text)),
      options: Array.isArray(options) ? options.map(trailOff) : null,
    })),
  }
}

const textsOf = ({ questions }: GeneratedQuestions) =>
  questions.flatMap(({ questionText, choices = [] }) => [questionText, ...choices])

/** Requests for questions; open answers are read by the model too. */
const wordings = () => server.requests.filter(({ items }) => items.some(({ kind }) => kind))

const ownTexts = new Set(
  [...itemsById.values()].flatMap((item) =>
    [item, ...(item.kind === 'choice' ? item.options : [])].flatMap(({ text }) =>
      Object.values(text),
    ),
  ),
)

test.each(['en', 'sk', 'de'] as const)('all three steps are worded in %s', async (language) => {
  const user = await advancedUser(await start(), 'worded')
  for (const step of [1, 2, 3] as const) {
    const asked = await user.read(step, language)
    expect(asked.engine).toBe(engine)
    expect(textsOf(asked).filter((text) => ownTexts.has(text))).toEqual([])
    expect(await user.read(step, language)).toEqual(asked)
    expect((await user.submit(stepAnswers(asked), language)).status).toBe(200)
  }
  expect(wordings()).toHaveLength(3)
})

test('in another language a worded question has its own words, and takes answers in both', async () => {
  const user = await advancedUser(await start(), 'elsewhere')
  await user.answerSteps(1)
  const english = await user.read(2)
  const slovak = await user.read(2, 'sk')
  expect(slovak.engine).toBe('built-in')
  expect(textsOf(slovak).filter((text) => !ownTexts.has(text))).toEqual([])
  const [first, ...others] = stepAnswers(english)
  const [firstInSlovak] = stepAnswers(slovak)
  expect((await user.submit([firstInSlovak ?? {}, ...others])).status).toBe(200)
  expect((await user.submit([first ?? {}, ...others])).status).toBe(200)
})

test('many at once have one wording made', async () => {
  const user = await advancedUser(await start(), 'together')
  const together = await Promise.all(Array.from({ length: 4 }, () => user.read(1)))
  expect(new Set(together.map((step) => JSON.stringify(step))).size).toBe(1)
  expect(together[0]?.engine).toBe(engine)
  expect(server.requests).toHaveLength(1)
})

test('a wording whose maker is gone is made by the next, one that is under way is waited for', async () => {
  const api = await start()
  const user = await advancedUser(api, 'gone')
  let asked = 0
  const second = Promise.withResolvers<void>()
  server.behave(async (request, response) => {
    asked++
    if (asked > 1) {
      second.resolve()
      return say(reworded)(request, response)
    }
    // The first maker is far gone by the clock, though its request still hangs: longer than an
    // response may take that waits for the database alone.
    api.setTime(new Date(Date.now() + 120_000))
    await Promise.all([second.promise, sleep(3_200)])
    return say(reworded)(request, response)
  })
  api.ctx.requestTimeoutMs = 3_000
  const first = user.read(1)
  await expect.poll(() => asked).toBe(1)
  const [one, other] = await Promise.all([first, user.read(1)])
  expect(asked).toBe(2)
  expect(other).toEqual(one)
})

test('prompts hold no email, no id and nothing of the user', async () => {
  const user = await advancedUser(await start(), 'quvexa')
  await user.answerSteps(1, 2)
  await user.read(3)
  const sent = server.requests.map(({ body }) => body).join('\n')
  expect(sent).toMatch(/leading.{1,30}[A-Z][a-z]+/)
  expect(sent).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/)
  expect(sent).not.toMatch(/@|quvexa/i)
})

test('what does not pass is asked for once more, with the problem named; the rest keeps its words', async () => {
  const user = await advancedUser(await start(), 'partly')
  server.behave(
    say((request: { items: PromptItem[] }) => ({
      items: reworded(request).items.map((item) =>
        item.key === 'q3' ? { ...item, text: `${item.text} Leave your partner.` } : item,
      ),
    })),
  )
  const asked = await user.read(1)
  expect(asked.engine).toBe(engine)
  expect(asked.questions.map(({ questionText }) => ownTexts.has(questionText))).toEqual(
    Array.from({ length: 6 }, (_, index) => index === 2),
  )
  expect(server.requests.map(({ items }) => items.length)).toEqual([6, 1])
  expect(server.requests[1]?.items[0]?.problemsOfYourLastAnswer).toContain(
    'it must not say "leave your partner" (lifeDecision)',
  )
})

/** Each item with the words of the next, the last with those of the first. */
const shifted = (items: PromptItem[]) =>
  items.map((item, index) => ({ ...item, ...wordsOf(items[(index + 1) % items.length]) }))

const wordsOf = (item: PromptItem | undefined) => ({ text: trailOff(String(item?.text)) })

test.each([
  ['of the next item', shifted],
  [
    'of one item for all',
    (items: PromptItem[]) => items.map((item) => ({ ...item, ...wordsOf(items[0]) })),
  ],
  [
    'of another item for one',
    ([first, second, ...others]: PromptItem[]) => [
      { ...first, ...wordsOf(second) },
      ...[second, ...others].map((item) => ({ ...item, ...wordsOf(item) })),
    ],
  ],
])('the words %s go back to the bank', async (_, mixUp) => {
  const user = await advancedUser(await start(), 'mixed-up')
  server.behave(
    say(({ items }: { items: PromptItem[] }) => ({
      items: mixUp(items).map(({ key, text }) => ({ key, text, options: null })),
    })),
  )
  const asked = await user.read(1)
  const texts = asked.questions.map(({ questionText }) => questionText)
  expect(new Set(texts).size).toBe(texts.length)
  const sent = server.requests[0]?.items.map(({ text }) => String(text)) ?? []
  // Each place shows its own item, in the bank's words or its own wording.
  expect(texts.map((text) => sent.findIndex((own) => [own, trailOff(own)].includes(text)))).toEqual(
    [...sent.keys()],
  )
  expect(ownTexts.has(texts[0] ?? '') && ownTexts.has(texts[1] ?? '')).toBe(true)
})

test('options that are swapped go back to the bank with their item', async () => {
  const user = await advancedUser(await start(), 'swapped')
  await user.answerSteps(1)
  server.behave(
    say(({ items }: { items: PromptItem[] }) => ({
      items: items.map(({ key, text, options }) => {
        const [one, other, ...rest] = (Array.isArray(options) ? options : []).map(trailOff)
        return { key, text: trailOff(String(text)), options: [other, one, ...rest] }
      }),
    })),
  )
  const asked = await user.read(2)
  expect(asked.engine).toBe('built-in')
  expect(textsOf(asked).filter((text) => !ownTexts.has(text))).toEqual([])
})

test('the twelfth step of a day is the last; reading one again does not count', async () => {
  const api = await start()
  api.setTime(new Date('2026-12-01T23:30:00Z'))
  const user = await advancedUser(api, 'busy')
  for (const minute of [31, 32, 33, 34, 35]) {
    api.setTime(new Date(`2026-12-01T23:${minute}:00Z`))
    await user.submitBasic()
    if (minute < 35) await user.answerSteps(1, 2, 3)
    if (minute < 35) await user.read(3)
  }
  const refused = await user.ask(1)
  expect(refused.headers.get('retry-after')).toBe(String(25 * 60))
  expect(await refusalOf(refused)).toEqual([429, 'daily_limit_reached'])
  api.setTime(new Date('2026-12-02T00:00:01Z'))
  expect((await user.ask(1)).status).toBe(200)
})

test('when the tokens of the day are used up, the bank speaks in its own words', async () => {
  const api = await start()
  api.setTime(new Date('2026-12-10T08:00:00Z'))
  const user = await advancedUser(api, 'ceiling')
  await api.database.executeSql(
    `insert into daily_uses (day, subject, kind, count)
     values ('2026-12-10', 'everybody', 'model-tokens', $1)`,
    [api.ctx.modelLimits.tokensPerDay],
  )
  const asked = await user.read(1)
  expect(asked.engine).toBe('built-in')
  expect(server.requests).toHaveLength(0)
  expect(await api.ctx.metrics.text()).toMatch(
    /individua_model_requests_total\{purpose="questions",outcome="no_budget"\} 1/,
  )
})

test('tokens are counted for the user and for all', async () => {
  const api = await start()
  api.setTime(new Date('2026-12-11T08:00:00Z'))
  const user = await advancedUser(api, 'counted')
  await user.read(1)
  const { rows } = await api.database.executeSql(
    `select subject, count from daily_uses where day = '2026-12-11' and kind = 'model-tokens'`,
    [],
  )
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual({ subject: 'everybody', count: 1_500 })
  expect(rows).toContainEqual({ subject: user.uid, count: 1_500 })
})
