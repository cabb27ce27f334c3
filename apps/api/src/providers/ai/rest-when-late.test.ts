import { expect, test } from 'vitest'
import { z } from 'zod'
import { type LanguageModel, ModelFailure, type ModelProblem } from './language-model.ts'
import { restWhenLate } from './rest-when-late.ts'

const schema = z.string()
const base = { system: '', prompt: '', deadlineMs: 1_000, maxOutputTokens: 10, schema }

function modelThat(fails: () => ModelProblem | undefined) {
  let asked = 0
  const model: LanguageModel = {
    engine: 'test:model',
    async write(request) {
      asked++
      const problem = fails()
      if (problem) throw new ModelFailure(problem)
      return { output: request.schema.parse('said'), tokens: 1 }
    },
    stream: () => ({ pieces: (async function* () {})(), tokens: () => undefined }),
  }
  return { model, asked: () => asked }
}

test('a model that is late again and again rests for a while', async () => {
  const problem = 'late'
  let time = 0
  let isBroken = true
  const { model, asked } = modelThat(() => (isBroken ? problem : undefined))
  const rested = restWhenLate(model, () => time)
  const ask = (purpose: 'questions' | 'report') => rested.write({ ...base, purpose })
  for (let times = 0; times < 2; times++)
    await expect(ask('questions')).rejects.toMatchObject({ problem })
  await expect(ask('questions')).rejects.toMatchObject({ problem: 'resting' })
  expect(asked()).toBe(2)
  await expect(ask('report')).rejects.toMatchObject({ problem })
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
  const rested = restWhenLate(model, () => 0)
  for (const _ of row) await rested.write({ ...base, purpose: 'questions' }).catch(() => {})
  expect(asked()).toBe(row.length)
})
