import { expect, test } from 'vitest'
import { coreItems } from '../items/core.ts'
import { changeBetween, reliableChangePoints } from './reliable-change.ts'
import { scoreAnswers } from './score-answers.ts'

test('the points follow the number of answers', () => {
  expect([5, 10, 20, 30, 45, 60, 100].map(reliableChangePoints)).toEqual([
    26, 26, 28, 30, 29, 28, 28,
  ])
})

const answered = (values: readonly number[]) =>
  scoreAnswers(coreItems.map(({ id }, i) => ({ kind: 'likert', itemId: id, value: values[i]! })))

test('the same answers are no change, opposite ones are a change where they are', () => {
  const values = [5, 2, 4, 4, 2, 5, 1, 3, 4, 2]
  const same = changeBetween(answered(values), answered(values))
  expect(same.points).toBe(26)
  expect(same.archetypes).toHaveLength(12)
  expect(same.archetypes.some(({ isChange }) => isChange)).toBe(false)

  const before = answered(values)
  const after = answered(values.map((value) => 6 - value))
  const { archetypes } = changeBetween(before, after)
  const differences = archetypes.map((one) => 100 * Math.abs(one.after - one.before))
  expect(differences).toEqual(differences.toSorted((one, other) => other - one))
  expect(archetypes.map(({ isChange }) => isChange)).toEqual(differences.map((one) => one > 26))
  expect(archetypes[0]?.isChange).toBe(true)
  expect(archetypes.at(-1)?.isChange).toBe(false)
})
