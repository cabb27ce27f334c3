import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type LanguageModel, ModelFailure, type ModelProblem } from './language-model.ts'
import { restingModel } from './resting-model.ts'

const schema = z.string()
const base = { system: '', prompt: '', deadlineMs: 1_000, maxOutputTokens: 10, schema }

const log = { warn: vi.fn(), error: vi.fn() }
beforeEach(() => vi.clearAllMocks())

type Fault = ModelProblem | ModelFailure | undefined

function modelThat(fails: () => Fault) {
  const fail = () => {
    asked++
    const fault = fails()
    if (fault) throw fault instanceof ModelFailure ? fault : new ModelFailure(fault)
  }
  let asked = 0
  const model: LanguageModel = {
    engine: 'test:model',
    async write(request) {
      fail()
      return { output: request.schema.parse('said'), tokens: 1 }
    },
    stream: () => ({
      pieces: (async function* () {
        fail()
        yield 'said'
      })(),
      tokens: () => undefined,
    }),
  }
  return { model, asked: () => asked }
}

test('a model that is late again and again rests for a while', async () => {
  const problem = 'late'
  let time = 0
  let isBroken = true
  const { model, asked } = modelThat(() => (isBroken ? problem : undefined))
  const rested = restingModel(model, { now: () => time, log })
  const ask = (purpose: 'questions' | 'letter') => rested.write({ ...base, purpose })
  for (let times = 0; times < 2; times++)
    await expect(ask('questions')).rejects.toMatchObject({ problem })
  await expect(ask('questions')).rejects.toMatchObject({ problem: 'resting' })
  expect(asked()).toBe(2)
  await expect(ask('letter')).rejects.toMatchObject({ problem })
  time = 600_000
  isBroken = false
  expect((await ask('questions')).output).toBe('said')
})

test('failures that come soon are no reason to rest, and one good reply ends the row', async () => {
  const row: (ModelProblem | undefined)[] = [
    'unusable',
    'unreachable',
    'unreachable',
    'late',
    undefined,
    'late',
  ]
  const problems = [...row]
  const { model, asked } = modelThat(() => problems.shift())
  const rested = restingModel(model, { now: () => 0, log })
  for (const _ of row) await rested.write({ ...base, purpose: 'questions' }).catch(() => {})
  expect(asked()).toBe(row.length)
})

const day = 86_400_000
const refusedKey = () => new ModelFailure('refused', { status: 401, isKeyRefused: true })
const wait = (retryAfterMs: number) => new ModelFailure('limited', { status: 429, retryAfterMs })

async function readAll(pieces: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const piece of pieces) all.push(piece)
  return all
}

test('a provider that asks to wait is left alone for exactly that long, for every purpose', async () => {
  const faults: Fault[] = [wait(3_600_000)]
  let time = 0
  const { model, asked } = modelThat(() => faults.shift())
  const rested = restingModel(model, { now: () => time, log })
  await expect(rested.write({ ...base, purpose: 'questions' })).rejects.toMatchObject({
    problem: 'limited',
  })
  time = 3_599_999
  for (const purpose of ['questions', 'letter', 'self-harm'] as const) {
    await expect(rested.write({ ...base, purpose })).rejects.toMatchObject({ problem: 'resting' })
  }
  await expect(readAll(rested.stream({ ...base, purpose: 'chat' }).pieces)).rejects.toMatchObject({
    problem: 'resting',
  })
  expect(asked()).toBe(1)
  time = 3_600_000
  expect(await readAll(rested.stream({ ...base, purpose: 'chat' }).pieces)).toEqual(['said'])
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { engine: 'test:model', status: 429, seconds: 3_600 },
    expect.stringContaining('asks to wait'),
  )
})

test('a shorter wait does not end a longer one, and none lasts longer than a day', async () => {
  const faults: Fault[] = [wait(1e15), wait(1_000)]
  let time = 0
  const { model, asked } = modelThat(() => faults.shift())
  const rested = restingModel(model, { now: () => time, log })
  const ask = () => rested.write({ ...base, purpose: 'questions' })
  await Promise.allSettled([ask(), ask()])
  expect(asked()).toBe(2)
  time = day - 1
  await expect(ask()).rejects.toMatchObject({ problem: 'resting' })
  time = day
  expect((await ask()).output).toBe('said')
})

test('a refused key is tried again after ten minutes, and reported once until it works', async () => {
  const faults: Fault[] = [refusedKey(), refusedKey(), undefined, refusedKey()]
  let time = 0
  const { model, asked } = modelThat(() => faults.shift())
  const rested = restingModel(model, { now: () => time, log })
  const ask = () => rested.write({ ...base, purpose: 'questions' })
  await expect(ask()).rejects.toMatchObject({ problem: 'refused' })
  time = 599_999
  await expect(ask()).rejects.toMatchObject({ problem: 'resting' })
  await expect(readAll(rested.stream({ ...base, purpose: 'chat' }).pieces)).rejects.toMatchObject({
    problem: 'resting',
  })
  expect(asked()).toBe(1)
  time = 600_000
  await expect(ask()).rejects.toMatchObject({ problem: 'refused' })
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { engine: 'test:model', status: 401 },
    expect.stringContaining('AI_API_KEY'),
  )
  time = 1_200_000
  expect((await ask()).output).toBe('said')
  await expect(ask()).rejects.toMatchObject({ problem: 'refused' })
  expect(log.error).toHaveBeenCalledTimes(2)
})

test('a stream that is late for its caller or the provider makes its purpose rest; one that the caller ends does not', async () => {
  const { model } = modelThat(() => 'late')
  const rested = restingModel(model, { now: () => 0, log })
  const aborted = AbortSignal.abort()
  const ask = (signal?: AbortSignal) =>
    readAll(rested.stream({ ...base, purpose: 'chat', ...(signal && { signal }) }).pieces)
  const tooLate = AbortSignal.abort(new ModelFailure('late'))
  for (const signal of [aborted, aborted, tooLate, undefined]) {
    await expect(ask(signal)).rejects.toMatchObject({ problem: 'late' })
  }
  await expect(ask()).rejects.toMatchObject({ problem: 'resting' })
})
