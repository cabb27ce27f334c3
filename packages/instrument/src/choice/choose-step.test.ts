import { expect, test } from 'vitest'
import { archetypes } from '../dimensions.ts'
import { coreItems } from '../items/core.ts'
import { detailedForm, itemsById, likertItems } from '../items/item-bank.ts'
import { openPrompts } from '../items/prompts.ts'
import { choiceItems } from '../items/scenarios.ts'
import type { Answer } from '../scoring/answers.ts'
import { createRandom } from '../scoring/random.ts'
import { scoreAnswers, scoreLikertAnswers } from '../scoring/score-answers.ts'
import { type ChosenQuestion, chooseStep } from './choose-step.ts'
import { seedFromText } from './shuffle.ts'

function answerRandomly(questions: readonly ChosenQuestion[], random: () => number): Answer[] {
  return questions.map((question): Answer => {
    const itemId = question.item.id
    if (question.kind === 'likert') {
      return { kind: 'likert', itemId, value: 1 + Math.floor(random() * 5) }
    }
    if (question.kind === 'open') {
      return { kind: 'open', itemId, ratings: question.item.dimensions.map(() => 1), rho: 0.15 }
    }
    const { shownOptionIds } = question
    const optionId = shownOptionIds[Math.floor(random() * shownOptionIds.length)]!
    return { kind: 'choice', itemId, optionId, shownOptionIds }
  })
}

function takeAssessment(person: number): { answers: Answer[]; steps: ChosenQuestion[][] } {
  const random = createRandom(person)
  const core = coreItems.map((item) => ({ kind: 'likert', item }) as const)
  let answers = answerRandomly(core, random)
  const steps: ChosenQuestion[][] = []
  for (const step of [1, 2, 3] as const) {
    const questions = chooseStep(step, answers, seedFromText(`person-${person}`))
    steps.push(questions)
    answers = [...answers, ...answerRandomly(questions, random)]
  }
  return { answers, steps }
}

test('three steps bring 8 statements, 9 situations and 3 prompts, none of them twice', () => {
  for (let person = 1; person <= 20; person++) {
    const { answers, steps } = takeAssessment(person)
    expect(steps.map((step) => step.map(({ kind }) => kind))).toEqual([
      Array(8).fill('likert'),
      Array(9).fill('choice'),
      Array(3).fill('open'),
    ])
    expect(new Set(answers.map(({ itemId }) => itemId)).size).toBe(30)
    const profile = scoreAnswers(answers, { form: 'full' })
    expect(Object.keys(profile.structures)).toContain('self')
    expect(Object.keys(profile.structures)).toContain('innerOther')
  }
})

test('equal answers and seed give the same questions', () => {
  expect(takeAssessment(7)).toEqual(takeAssessment(7))
})

test('the statements follow the blueprint', () => {
  const [likert] = takeAssessment(3).steps
  const facets = likert!.flatMap((question) => (question.kind === 'likert' ? [question.item] : []))
  expect(facets.filter(({ facet }) => facet.startsWith('shadow'))).toHaveLength(1)
  expect(facets.filter(({ key }) => key.self)).toHaveLength(1)
  expect(facets.filter(({ key }) => key.innerOther)).toHaveLength(1)
})

test('every situation shows six different archetypes, all twelve within the first two', () => {
  for (let person = 1; person <= 20; person++) {
    const [, situations] = takeAssessment(person).steps
    const shown = situations!.map((question) => {
      if (question.kind !== 'choice') throw new Error('not a situation')
      const { item, shownOptionIds } = question
      return item.options
        .filter(({ id }) => shownOptionIds.includes(id))
        .map(({ key }) => archetypes.find((archetype) => key[archetype])!)
    })
    for (const six of shown) expect(new Set(six).size).toBe(6)
    expect(new Set([...shown[0]!, ...shown[1]!]).size).toBe(12)
  }
})

test('what was already asked does not come again, answered or not', () => {
  const core = coreItems.map((item) => ({ kind: 'likert', item }) as const)
  const answers = answerRandomly(core, createRandom(1))
  const first = chooseStep(1, answers, 1).map(({ item }) => item.id)
  const second = chooseStep(1, answers, 1, first).map(({ item }) => item.id)
  expect(second).toHaveLength(8)
  expect(second.filter((id) => first.includes(id))).toEqual([])
})

test('the detailed form is 24 different items, two an archetype, six from the other pole', () => {
  expect(new Set(detailedForm.map(({ id }) => id)).size).toBe(24)
  expect(detailedForm.filter(({ isCounter }) => isCounter)).toHaveLength(6)
  for (const archetype of archetypes) {
    expect(detailedForm.filter(({ key }) => key[archetype])).toHaveLength(2)
  }
  const profile = scoreLikertAnswers(
    detailedForm.map(({ id }) => ({ kind: 'likert', itemId: id, value: 4 })),
  )
  expect(profile.structures).toEqual({})
})

test('every item of the bank has an id and a code of its own', () => {
  const bank = [...likertItems, ...choiceItems, ...openPrompts]
  expect(itemsById.size).toBe(bank.length)
  expect(new Set(bank.map(({ code }) => code)).size).toBe(bank.length)
})
