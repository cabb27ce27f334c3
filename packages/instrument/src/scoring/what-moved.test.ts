import { expect, test } from 'vitest'
import { chooseStep } from '../choice/choose-step.ts'
import { questionCounts } from '../choice/question-counts.ts'
import { coreItems } from '../items/core.ts'
import type { Answer, LikertAnswer } from './answers.ts'
import { createRandom } from './random.ts'
import { scoreAnswers } from './score-answers.ts'
import { whatMoved } from './what-moved.ts'

/** Random answers: the ten, with seven of them answered anew, and eight more. */
function answersOf(person: number) {
  const random = createRandom(person)
  const value = () => 1 + Math.floor(random() * 5)
  const likert = (id: string): LikertAnswer => ({ kind: 'likert', itemId: id, value: value() })
  const core = coreItems.map(({ id }) => likert(id))
  const again = coreItems.map(({ id }, index) => (index < 3 ? core[index]! : likert(id)))
  const further: Answer[] = chooseStep(1, core, person).map(({ item }) => likert(item.id))
  return { core, again, full: [...core, ...further] }
}

const people = Array.from({ length: 40 }, (_, index) => answersOf(index + 1))

test('the answers’ parts of a change add up to it, for a longer form and for a second occasion', () => {
  for (const { core, again, full } of people) {
    const before = scoreAnswers(core)
    for (const after of [scoreAnswers(full, { form: 'full' }), scoreAnswers(again)]) {
      for (const { name, answers } of whatMoved(before, after).archetypes) {
        const meanIn = (profile: typeof after) =>
          profile.archetypes.find((one) => one.name === name)!.mean
        const sum = answers.reduce((total, { weight }) => total + weight, 0)
        expect(sum).toBeCloseTo(meanIn(after) - meanIn(before), 8)
        const sizes = answers.map(({ weight }) => Math.abs(weight))
        expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
        expect(new Set(answers.map(({ itemId }) => itemId)).size).toBe(answers.length)
      }
    }
  }
})

test('tells of both threes, in the order of the later profile, with both standings', () => {
  const counts = new Set<number>()
  for (const { core, full } of people) {
    const [before, after] = [scoreAnswers(core), scoreAnswers(full, { form: 'full' })]
    const moved = whatMoved(before, after)
    const names = moved.archetypes.map(({ name }) => name)
    const threes = [before, after].flatMap(({ archetypes }) =>
      archetypes.slice(0, 3).map(({ name }) => name),
    )
    expect(new Set(names)).toEqual(new Set(threes))
    expect(names.slice(0, 3)).toEqual(after.archetypes.slice(0, 3).map(({ name }) => name))
    counts.add(names.length)
    for (const { name, before: first, after: second } of moved.archetypes) {
      expect(before.archetypes[first.rank - 1]).toMatchObject({ name, strength: first.strength })
      const { rank, ...figures } = second
      expect(after.archetypes[rank - 1]).toMatchObject({ name, ...figures })
    }
    expect(moved.before.answerCount).toBe(10)
    expect(moved.after.answerCount).toBe(10 + questionCounts[1])
  }
  expect(counts.size).toBeGreaterThan(1)
})

test('between equal answers nothing moves', () => {
  const { core } = people[0]!
  const { archetypes, before, after } = whatMoved(scoreAnswers(core), scoreAnswers(core))
  expect(before).toEqual(after)
  expect(archetypes).toHaveLength(3)
  for (const one of archetypes) {
    expect(one.before).toEqual(one.after)
    expect(one.answers.map(({ weight }) => weight)).toEqual(one.answers.map(() => 0))
  }
})

test('profiles that were stored are compared like fresh ones', () => {
  const { core, full } = people[1]!
  const [before, after] = [scoreAnswers(core), scoreAnswers(full, { form: 'full' })]
  const stored = JSON.parse(JSON.stringify([before, after]))
  expect(whatMoved(stored[0], stored[1])).toEqual(whatMoved(before, after))
})

test('further answers narrow the intervals of nearly all people, whatever they answer', () => {
  const narrowed = people.filter(({ core, full }) => {
    const { before, after } = whatMoved(scoreAnswers(core), scoreAnswers(full, { form: 'full' }))
    return (after.meanWidth ?? 1) < (before.meanWidth ?? 0)
  })
  expect(narrowed.length).toBeGreaterThan(0.9 * people.length)
})
