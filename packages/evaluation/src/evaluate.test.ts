import { shuffle } from '@individua/instrument/choice/shuffle'
import { contradictionCut, lzCuts } from '@individua/instrument/quality/response-quality'
import { createRandom } from '@individua/instrument/scoring/random'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { beforeAll, expect, test } from 'vitest'
import { type Evaluation, evaluateWorld } from './evaluate.ts'
import { type Goal, goalsOf, isMet } from './goals.ts'
import { archetypeMeans, meansOf } from './length-tally.ts'
import { calibrationError, correlation, quantile, standardError, topOf } from './measures.ts'
import { RecoveryTally } from './recovery.ts'
import { answerCore, answerEverything } from './respondent.ts'
import { ShuffledBank } from './shuffled-bank.ts'
import { realWorld, World } from './world.ts'

let evaluation: Evaluation
beforeAll(() => {
  evaluation = evaluateWorld(realWorld, { draws: 8, people: 75 })
}, 300_000)

/** What chance may take from or give to a share or a correlation in 600 people of 8 draws. */
const slack = 0.03
/** Where the figure itself is small. */
const smallSlack = 0.01
const slackOf = ({ atLeast = 1, atMost = 1 }: Goal) =>
  Math.min(atLeast, atMost) < 0.1 ? smallSlack : slack

test('the instrument keeps to its goals on respondents not made by its own assumptions', () => {
  const missed = goalsOf(evaluation).filter(
    (goal) =>
      !isMet({ ...goal, value: goal.value + slackOf(goal) }) &&
      !isMet({ ...goal, value: goal.value - slackOf(goal) }),
  )
  expect(missed).toEqual([])
})

test('a goal that is not reached is noticed', () => {
  const blind = { ...evaluation, ten: { ...evaluation.ten, model: evaluation.ten.shuffledKeys } }
  expect(goalsOf(blind).filter((goal) => !isMet(goal))).not.toEqual([])
})

test('shuffled keys that still measure the person miss their goals', () => {
  const { ten, thirty } = evaluation
  const leaking = {
    ...evaluation,
    ten: { ...ten, shuffledKeys: ten.model },
    thirty: { ...thirty, shuffledKeys: thirty.model },
  }
  const missed = goalsOf(leaking).filter((goal) => !isMet(goal))
  expect(missed.filter(({ name }) => name.includes('shuffled keys'))).toHaveLength(4)
})

test('the same answers measure the person by the keys of the bank and not by shuffled keys', () => {
  const world = new World(realWorld, 1)
  const random = createRandom(1)
  const [asItIs, shuffled] = [new RecoveryTally(), new RecoveryTally()]
  for (let index = 0; index < 1000; index++) {
    const person = world.drawPerson()
    const answers = answerCore(world, person)
    const scored = (bank: ShuffledBank) => archetypeMeans(meansOf(bank.read(answers)))
    asItIs.add(person.theta, scored(new ShuffledBank((entries) => entries)))
    shuffled.add(person.theta, scored(new ShuffledBank((entries) => shuffle(entries, random))))
  }
  expect(asItIs.result().r).toBeGreaterThan(0.4)
  expect(Math.abs(shuffled.result().r)).toBeLessThan(0.08)
  expect(shuffled.result().leader).toBeLessThan(1 / 12 + 3 * Math.sqrt(1 / 12 / 1000))
})

test('the shipped cuts flag fewer people than 5 %, and still catch random answers', () => {
  const { ten, thirty } = evaluation
  expect(lzCuts.core).toBeLessThan(ten.lzCut)
  expect(lzCuts.full).toBeLessThan(thirty.lzCut)
  expect(Math.abs(thirty.contradictionCut - contradictionCut)).toBeLessThan(1)
  expect(ten.inconsistentCaught).toBeGreaterThan(0.1)
  expect(thirty.inconsistentCaught).toBeGreaterThan(0.4)
})

test('the core has no pairs to contradict each other, thirty answers have', () => {
  expect(evaluation.ten.randomCaughtByPairs).toBe(0)
  expect(evaluation.thirty.randomCaughtByPairs).toBeGreaterThan(0.3)
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
  expect(standardError([1, 3])).toBeCloseTo(1)
  expect(calibrationError([0.9, 0.9], [true, false])).toBeCloseTo(0.4)
})

test('twenty more answers change the first archetype for about seven people in ten, as the free result says', () => {
  const world = new World(realWorld, 3)
  const people = Array.from({ length: 200 }, (_, seed) => {
    const answers = answerEverything(world, world.drawPerson(), seed)
    const first = (count: number, form: 'core' | 'full') =>
      scoreAnswers(answers.slice(0, count), { form }).archetypes[0]!.name
    return first(10, 'core') !== first(answers.length, 'full')
  })
  const changed = people.filter(Boolean).length / people.length
  expect(changed).toBeGreaterThan(0.62)
  expect(changed).toBeLessThan(0.78)
})
