import { shuffle } from '@individua/instrument/choice/shuffle'
import { archetypes } from '@individua/instrument/dimensions'
import { coreItems } from '@individua/instrument/items/core'
import { choiceItems } from '@individua/instrument/items/scenarios'
import { isDoubtful } from '@individua/instrument/quality/response-quality'
import { createRandom } from '@individua/instrument/scoring/random'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { expect, test } from 'vitest'
import { correlation } from '../measures.ts'
import { answerAtRandom } from '../respondent.ts'
import { drawReader, evaluateForeignWorld, foreignWorlds } from './evaluate-worlds.ts'
import { answerForm } from './foreign-respondent.ts'
import { ForeignWorld } from './foreign-world.ts'
import { fiveClusters } from './settings.ts'
import { types } from './types.ts'
import { worldGoals } from './world-goals.ts'

const size = { draws: 1, people: 24, retested: 0.25, followed: 0.25 }
const evaluations = foreignWorlds.map((settings) => evaluateForeignWorld(settings, size))

test('six worlds, each measured after 10, 30, 40, 60 and 100 answers', () => {
  expect(new Set(foreignWorlds.map(({ name }) => name)).size).toBe(6)
  for (const { byCount } of evaluations) {
    const people = Object.entries(byCount).map(([count, figures]) => [count, figures.people])
    expect(Object.fromEntries(people)).toEqual({ 10: 24, 30: 24, 40: 6, 60: 6, 100: 6 })
  }
})

test('a world is the same for the same seed and another for another', () => {
  const answersOf = (seed: number) => {
    const world = new ForeignWorld(fiveClusters, seed)
    return answerForm(world, world.drawPerson(), 1)
  }
  expect(answersOf(1)).toEqual(answersOf(1))
  expect(answersOf(1)).not.toEqual(answersOf(2))
})

test('forms have the asked length, nothing twice, and two choices in every situation', () => {
  const world = new ForeignWorld(types, 1)
  for (const length of [10, 30, 40, 60, 100]) {
    const answers = answerForm(world, world.drawPerson(), 1, length)
    expect(answers).toHaveLength(length)
    expect(new Set(answers.map(({ itemId }) => itemId)).size).toBe(length)
    for (const answer of answers) {
      if (answer.kind !== 'choice') continue
      const { optionId, secondOptionId, shownOptionIds } = answer
      expect(secondOptionId).not.toBe(optionId)
      expect(shownOptionIds).toContain(secondOptionId)
    }
  }
})

test('traits have mean 0 and variance 1 in every world', () => {
  for (const settings of foreignWorlds) {
    const world = new ForeignWorld(settings, 3)
    const people = Array.from({ length: 1500 }, () => world.drawPerson().theta)
    archetypes.forEach((_, index) => {
      const values = people.map((theta) => theta[index]!)
      const mean = values.reduce((sum, x) => sum + x, 0) / values.length
      const square = values.reduce((sum, x) => sum + x * x, 0) / values.length
      expect(Math.abs(mean), settings.name).toBeLessThan(0.15)
      expect(Math.abs(square - 1), settings.name).toBeLessThan(0.25)
    })
  }
})

test('a second choice tells of the person too', () => {
  const world = new ForeignWorld(fiveClusters, 5)
  const random = createRandom(1)
  let [alike, possible] = [0, 0]
  for (let index = 0; index < 1500; index++) {
    const person = world.drawPerson()
    const item = choiceItems[index % choiceItems.length]!
    const shown = shuffle(item.options, random).slice(0, 6)
    const traitOf = (id: string) => {
      const key = shown.find((option) => option.id === id)!.key
      return person.theta[archetypes.findIndex((name) => key[name] !== undefined)]!
    }
    const ids = shown.map(({ id }) => id)
    const [first, second] = world.answerChoice(item, ids, person)
    const left = ids.filter((id) => id !== first).map(traitOf)
    alike += Number(traitOf(second) === Math.max(...left))
    possible += 1 / left.length
  }
  expect(alike).toBeGreaterThan(1.5 * possible)
})

test('respondents who stop reading answer without regard to themselves from there on', () => {
  const world = new ForeignWorld({ ...fiveClusters, carelessShare: 1 }, 1)
  const item = coreItems[0]!
  const strength = (index: number) => {
    const people = Array.from({ length: 800 }, () => world.drawPerson())
    const values = people.map((person) => world.answerLikert(item, person, index))
    const hero = archetypes.indexOf('hero')
    return correlation(
      people.map(({ theta }) => theta[hero]!),
      values,
    )
  }
  expect(strength(-1)).toBeGreaterThan(0.25)
  expect(Math.abs(strength(20))).toBeLessThan(0.12)
})

test('goals: recovery in the mildest world, false alarms in every world, a missed one is noticed', () => {
  const goals = worldGoals(evaluations)
  expect(goals.filter(({ name }) => name.startsWith('five clusters: thirty, r of'))).toHaveLength(1)
  expect(goals.filter(({ name }) => name.endsWith('called doubtful'))).toHaveLength(30)
  expect(goals.some(({ name }) => name.startsWith('harsh: thirty, truth'))).toBe(false)
})

test('respondents who answer a hundred questions in earnest are seldom called doubtful, random ones are', () => {
  const random = createRandom(2)
  const world = new ForeignWorld(fiveClusters, 8)
  const qualities = Array.from({ length: 40 }, (_, index) => {
    const answers = answerForm(world, drawReader(world), index, 100)
    const score = (given: typeof answers) => scoreAnswers(given, { form: 'full' }).quality
    return [score(answers), score(answerAtRandom(answers, random))].map(isDoubtful)
  })
  expect(qualities.filter(([genuine]) => genuine).length).toBeLessThanOrEqual(6)
  expect(qualities.filter(([, byChance]) => byChance).length).toBeGreaterThan(30)
})
