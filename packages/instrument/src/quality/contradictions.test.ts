import { expect, test } from 'vitest'
import { coreItems } from '../items/core.ts'
import { likertItems } from '../items/item-bank.ts'
import type { LikertAnswer } from '../scoring/answers.ts'
import { scoreAnswers, scoreLikertAnswers } from '../scoring/score-answers.ts'
import { contradiction, partners } from './contradictions.ts'
import { contradictionCut, isDoubtful, responseStyleOf } from './response-quality.ts'

const average = new Float64Array(17)
const codes = ['outlaw-1', 'outlaw-2', 'outlaw-4', 'caregiver-1', 'caregiver-2', 'caregiver-4']

function answersTo(values: Readonly<Record<string, number>>): LikertAnswer[] {
  return Object.entries(values).map(([code, value]) => {
    const item = likertItems.find((candidate) => candidate.code === code)
    return { kind: 'likert', itemId: item!.id, value }
  })
}

const steady = answersTo({ 'outlaw-1': 5, 'outlaw-2': 5, 'outlaw-3': 5, 'outlaw-4': 1 })
const torn = answersTo({ 'outlaw-1': 5, 'outlaw-2': 1, 'outlaw-3': 5, 'outlaw-4': 5 })

test('pairs follow from the keys: they share what they measure, and opposite ones its poles', () => {
  expect(partners.flat().length).toBeGreaterThan(100)
  partners.forEach((before, index) => {
    const { key } = likertItems[index]!
    for (const { bankIndex, direction } of before) {
      const other = Object.entries(likertItems[bankIndex]!.key)
      const shared = other.flatMap(([name, weight]) =>
        Object.entries(key).flatMap(([own, ownWeight]) => (own === name ? weight * ownWeight : [])),
      )
      expect(shared).not.toEqual([])
      expect(Math.sign(shared.reduce((sum, product) => sum + product, 0))).toBe(direction)
    }
  })
})

test('agreeing with both poles contradicts itself, agreeing with one does not', () => {
  expect(contradiction(torn, average)!).toBeGreaterThan(contradictionCut)
  expect(contradiction(steady, average)!).toBeLessThan(1)
})

test('the order of the answers changes nothing', () => {
  expect(contradiction(torn.toReversed(), average)).toBe(contradiction(torn, average))
})

test('with fewer than three pairs contradiction is null, as after the core', () => {
  const core = coreItems.map(({ id }) => ({ kind: 'likert', itemId: id, value: 4 }) as const)
  expect(scoreAnswers(core).quality.contradiction).toBeNull()
  expect(contradiction(torn.slice(0, 2), average)).toBeNull()
})

test('contradictory answers make the words more careful', () => {
  const given = (values: readonly number[]) =>
    answersTo(Object.fromEntries(codes.map((code, index) => [code, values[index]!])))
  const [steadily, confusedly] = [
    [5, 4, 2, 2, 2, 4],
    [5, 1, 5, 5, 1, 5],
  ].map((values) => scoreLikertAnswers(given(values)).quality)
  expect(steadily!.contradiction!).toBeLessThan(confusedly!.contradiction!)
  expect(steadily!.flags).not.toContain('inconsistent')
  expect(confusedly!.flags).toContain('inconsistent')
})

test('extreme answers throughout raise responseStyle and do not make a result doubtful', () => {
  const quality = (values: readonly number[]) =>
    scoreAnswers(
      coreItems.map(({ id }, index) => ({ kind: 'likert', itemId: id, value: values[index]! })),
    ).quality
  const outermost = quality([5, 5, 1, 5, 4, 5, 3, 1, 4, 5])
  expect(outermost.extremeShare).toBe(0.7)
  expect(outermost.flags).toEqual(['responseStyle'])
  expect(responseStyleOf(outermost)).toBe('extreme')
  expect(isDoubtful(outermost)).toBe(false)
  expect(quality([5, 4, 1, 5, 4, 5, 3, 1, 4, 5]).flags).not.toContain('responseStyle')
})
