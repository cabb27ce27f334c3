import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import { chosenArchetypes } from './chosen-archetypes.ts'
import { planAdvanced } from './plan-advanced.ts'
import { planComplexes } from './plan-complexes.ts'
import { selfPictureOf } from './plan-self.ts'
import { tensionKeys } from './plan-tension.ts'

const people = Array.from({ length: 300 }, (_, index) => {
  const { profile, answers } = drawFullAnswers(index + 1, 'en')
  const complexes = planComplexes(profile, chosenArchetypes(answers)).map(({ key }) => key)
  const torn = complexes.filter((key) => tensionKeys.some((one) => one === key)).length
  return { profile, answers, state: selfPictureOf(profile).state, complexes, torn }
})

test('where the sides know of one another, one pair at most tears', () => {
  const mostIn = (isTogether: boolean) =>
    Math.max(
      ...people.flatMap(({ state, torn }) => ((state === 'together') === isTogether ? torn : [])),
    )
  expect(mostIn(true)).toBe(1)
  expect(mostIn(false)).toBeGreaterThan(1)
})

test('a complex yields to its lesson only where another is left', () => {
  for (const { profile, answers, complexes } of people) {
    const told = planAdvanced(profile, answers).complexes.length
    expect(Math.min(told, 1)).toBe(Math.min(complexes.length, 1))
  }
})

test('four of five people have a complex', () => {
  const share = people.filter(({ complexes }) => complexes.length > 0).length / people.length
  expect(share).toBeGreaterThan(3 / 4)
  expect(share).toBeLessThan(9 / 10)
})
