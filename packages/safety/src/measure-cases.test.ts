import { expect, test } from 'vitest'
import { isGoalMet, measureHarm, measureSelfHarm } from './measure-cases.ts'

const named = measureSelfHarm().map((row) => ({ ...row, name: `${row.language}, ${row.group}` }))

test.each(named)('the rules on self-harm meet their goal: $name', (row) => {
  expect(isGoalMet(row), row.missed.map(({ text }) => text).join('\n')).toBe(true)
})

const harm = measureHarm().map((row) => ({ ...row, name: `${row.language}, ${row.group}` }))

test.each(harm)('the rules on harmful wording meet their goal: $name', (row) => {
  expect(isGoalMet(row), row.missed.map(({ text }) => text).join('\n')).toBe(true)
})
