import { expect, test } from 'vitest'
import type { Profile } from '../profile.ts'
import { certaintyOf } from './certainty.ts'
import { leadersOf, nameFirstThree } from './leaders.ts'
import { rankWideningOf } from './rank-widening.ts'

const sure = { answerCount: 30, isDoubtful: false }

test.each([
  [1, 'clear'],
  [0.8, 'clear'],
  [0.79, 'likely'],
  [0.6, 'likely'],
  [0.59, 'quitePossible'],
  [0.4, 'quitePossible'],
  [0.39, 'open'],
  [0, 'open'],
])('a probability of %d is called %s', (probability, word) => {
  expect(certaintyOf(probability, sure)).toBe(word)
})

test('nothing is clear after the ten core answers', () => {
  expect(certaintyOf(1, { answerCount: 10, isDoubtful: false })).toBe('likely')
  expect(certaintyOf(0.5, { answerCount: 10, isDoubtful: false })).toBe('quitePossible')
})

test('doubtful answers lower every word by one', () => {
  const words = [0.9, 0.7, 0.5, 0.3].map((probability) =>
    certaintyOf(probability, { ...sure, isDoubtful: true }),
  )
  expect(words).toEqual(['likely', 'quitePossible', 'open', 'open'])
  expect(certaintyOf(0.9, { answerCount: 10, isDoubtful: true })).toBe('quitePossible')
})

test('ranks are drawn from a covariance that is widened less with every answer', () => {
  const factors = [0, 10, 20, 30, 45, 60, 100].map(rankWideningOf)
  const expected = [1.5, 1.5, 1.375, 1.25, 1.175, 1.1, 1.1]
  expected.forEach((factor, index) => {
    expect(factors[index]).toBeCloseTo(factor, 12)
  })
})

type Ranked = Profile['archetypes'][number]

/** Archetypes by strength with their probabilities of being among the first three and of leading. */
function family(...members: [Ranked['name'], topThree: number, leading: number][]): Ranked[] {
  return members.map(([name, probabilityTopThree, probabilityLeading], index) => ({
    ...{ name, probabilityTopThree, probabilityLeading },
    ...{ mean: 0, sd: 1, strength: 0.9 - 0.1 * index, interval80: [0, 1], answers: [] },
    certainty: certaintyOf(probabilityTopThree, sure),
  }))
}

test('the three named are those likeliest to be among the first three, the likeliest leader first', () => {
  const named = nameFirstThree(
    family(['sage', 0.5, 0.2], ['hero', 0.3, 0.1], ['lover', 0.6, 0.3], ['ruler', 0.4, 0.3]),
  )
  expect(named.map(({ name }) => name)).toEqual(['lover', 'ruler', 'sage', 'hero'])
})

test('equal probabilities are ordered by strength', () => {
  const named = nameFirstThree(
    family(['sage', 0.4, 0.2], ['hero', 0.4, 0.2], ['lover', 0.4, 0.2], ['ruler', 0.4, 0.2]),
  )
  expect(named.map(({ name }) => name)).toEqual(['sage', 'hero', 'lover', 'ruler'])
})

test.each([
  ['one leads alone from .60 on', [0.6, 0.3, 0.1], false, ['sage']],
  ['doubtful answers let two stand together', [0.6, 0.3, 0.1], true, ['sage', 'hero']],
  ['two together reach .60', [0.35, 0.25, 0.2], false, ['sage', 'hero']],
  ['otherwise three', [0.3, 0.25, 0.2], false, ['sage', 'hero', 'lover']],
] as const)('at the front: %s', (_, [first, second, third], isDoubtful, leaders) => {
  const archetypes = family(['sage', 1, first], ['hero', 1, second], ['lover', 1, third])
  const certainty = certaintyOf(first, { ...sure, isDoubtful })
  expect(leadersOf({ archetypes, leader: { probability: first, certainty } })).toEqual(leaders)
})
