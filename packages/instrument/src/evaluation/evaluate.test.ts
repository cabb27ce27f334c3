import { beforeAll, expect, test } from 'vitest'
import { lzCuts } from '../quality/response-quality.ts'
import { type Evaluation, evaluateWorld } from './evaluate.ts'
import { goalsOf, isMet } from './goals.ts'
import { calibrationError, correlation, quantile, topOf } from './measures.ts'
import { realWorld, World } from './world.ts'

let evaluation: Evaluation
beforeAll(() => {
  evaluation = evaluateWorld(realWorld, { draws: 24, people: 125 })
}, 120_000)

/** What chance may take from or give to a figure in a sample a quarter of the full one's size. */
const slack = 0.02

test('the instrument keeps to its goals on people who are not made by its own assumptions', () => {
  const missed = goalsOf(evaluation).filter(
    (goal) =>
      !isMet({ ...goal, value: goal.value + slack }) &&
      !isMet({ ...goal, value: goal.value - slack }),
  )
  expect(missed).toEqual([])
})

test('a goal that is not reached is noticed', () => {
  const blind = { ...evaluation, ten: { ...evaluation.ten, model: evaluation.ten.shuffledKeys } }
  expect(goalsOf(blind).filter((goal) => !isMet(goal))).not.toEqual([])
})

test('the shipped cuts of person fit are those that simulation gives', () => {
  expect(Math.abs(evaluation.ten.lzCut - lzCuts.core)).toBeLessThan(0.15)
  expect(Math.abs(evaluation.thirty.lzCut - lzCuts.full)).toBeLessThan(0.15)
})

test('a world is the same for the same seed and another for another', () => {
  const draw = (seed: number) => [...new World(realWorld, seed).drawPerson().theta]
  expect(draw(1)).toEqual(draw(1))
  expect(draw(1)).not.toEqual(draw(2))
})

test('the measures measure', () => {
  expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1)
  expect(correlation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1)
  expect(topOf([0.1, 0.9, 0.5], 2)).toEqual([1, 2])
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(3)
  expect(calibrationError([0.9, 0.9], [true, false])).toBeCloseTo(0.4)
})
