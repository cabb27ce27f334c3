import { describe, expect, test } from 'vitest'
import { archetypes } from '../dimensions.ts'
import { coreItems } from '../items/core.ts'
import { detailedForm, itemsById, likertItems } from '../items/item-bank.ts'
import { openPrompts } from '../items/prompts.ts'
import { choiceItems } from '../items/scenarios.ts'
import { collectEvidence } from '../scoring/answer-evidence.ts'
import type { Answer } from '../scoring/answers.ts'
import { estimatePosterior } from '../scoring/estimator.ts'
import { optionSlope } from '../scoring/item-parameters.ts'
import { createRandom } from '../scoring/random.ts'
import { scoreAnswers, scoreLikertAnswers } from '../scoring/score-answers.ts'
import { type ChosenQuestion, chooseClosing, chooseStep } from './choose-step.ts'
import { drawLeaders, leaderInformation, pullsOf } from './leader-information.ts'
import { questionCounts } from './question-counts.ts'
import { seedFromText, seedOfStream } from './shuffle.ts'

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

test('three steps bring 6 statements, 11 situations and 3 prompts, none of them twice', () => {
  for (let person = 1; person <= 20; person++) {
    const { answers, steps } = takeAssessment(person)
    expect(steps.map((step) => step.map(({ kind }) => kind))).toEqual([
      Array(6).fill('likert'),
      Array(11).fill('choice'),
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

const asCoreItem = (item: (typeof coreItems)[number]) => ({ kind: 'likert', item }) as const

/** Every further statement asked once, so that only `rare` are asked least. */
function timesAskedBut(rare: readonly string[]): Map<string, number> {
  return new Map(likertItems.map(({ id }) => [id, rare.includes(id) ? 0 : 1]))
}

test('a step or a seed that does not exist is refused', () => {
  const core = answerRandomly(
    coreItems.map((item) => ({ kind: 'likert', item }) as const),
    createRandom(1),
  )
  expect(() => chooseStep(4 as 3, core, 1)).toThrow(new RangeError('no step 4'))
  expect(() => chooseStep(1, core, Number.NaN)).toThrow(new RangeError('no seed NaN'))
  expect(() => chooseClosing(core, 1.5)).toThrow(new RangeError('no seed 1.5'))
})

test('streams of neighbouring seeds and steps do not coincide', () => {
  const seeds = [1, 2, 3, 4, 5].flatMap((seed) => [1, 2, 3].map((step) => seedOfStream(seed, step)))
  expect(new Set(seeds).size).toBe(seeds.length)
  for (const seed of seeds) expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true)
})

test('the statements follow the blueprint', () => {
  const answers = answerRandomly(coreItems.map(asCoreItem), createRandom(3))
  const rare = likertItems.find(({ key, facet }) => facet === 'structure' && key.persona)!
  const likert = chooseStep(1, answers, 1, [], timesAskedBut([rare.id]))
  const items = likert.flatMap((question) => (question.kind === 'likert' ? [question.item] : []))
  const informative = items.filter((item) => item !== rare)
  expect(informative).toHaveLength(5)
  expect(informative.filter(({ facet }) => facet.startsWith('shadow'))).toHaveLength(1)
  expect(informative.filter(({ key }) => key.self)).toHaveLength(1)
  expect(informative.filter(({ key }) => key.innerOther)).toHaveLength(1)
})

test('one statement is drawn among the least asked, whatever it is about', () => {
  const answers = answerRandomly(coreItems.map(asCoreItem), createRandom(3))
  const usual = new Set(chooseStep(1, answers, 1, [], new Map()).map(({ item }) => item.id))
  const further = likertItems.filter(({ facet, id }) => facet !== 'core' && !usual.has(id))
  for (const rare of further) {
    const chosen = chooseStep(1, answers, 1, [], timesAskedBut([rare.id]))
    expect(chosen.map(({ item }) => item.id)).toContain(rare.id)
  }
  const drawn = new Set<string>()
  const pair = further.slice(0, 2).map(({ id }) => id)
  for (let seed = 1; seed <= 20; seed++) {
    const ids = chooseStep(1, answers, seed, [], timesAskedBut(pair)).map(({ item }) => item.id)
    for (const id of pair) if (ids.includes(id)) drawn.add(id)
  }
  expect(drawn).toEqual(new Set(pair))
})

describe('closing situations', () => {
  const { answers, steps } = takeAssessment(5)
  const [, situations] = steps
  const opened = answers.slice(0, 10 + questionCounts[1] + questionCounts.opening)
  const asked = situations!.map(({ item }) => item.id)
  const shownArchetypes = (question: ChosenQuestion) => {
    if (question.kind !== 'choice') throw new Error('not a situation')
    return question.item.options
      .filter(({ id }) => question.shownOptionIds.includes(id))
      .map(({ key }) => archetypes.find((archetype) => key[archetype])!)
  }

  test('are new situations of six options each, the same for equal answers', () => {
    const closing = chooseClosing(opened, 1, asked)
    expect(closing).toHaveLength(questionCounts.closing)
    expect(closing.filter(({ item }) => asked.includes(item.id))).toEqual([])
    expect(new Set(closing.map(({ item }) => item.id)).size).toBe(questionCounts.closing)
    for (const question of closing) expect(new Set(shownArchetypes(question)).size).toBe(6)
    expect(chooseClosing(opened, 1, asked)).toEqual(closing)
  })

  test('let the likeliest leaders compete', () => {
    const ranked = scoreAnswers(opened, { form: 'full' }).archetypes.toSorted(
      (one, other) => other.probabilityLeading - one.probabilityLeading,
    )
    for (const question of chooseClosing(opened, 1, asked)) {
      const shown = shownArchetypes(question)
      for (const { name } of ranked.slice(0, 3)) expect(shown).toContain(name)
    }
  })

  test('tell more about the leader than the options they replace', () => {
    const draws = drawLeaders(estimatePosterior(collectEvidence(opened).evidence))
    const informationOf = (question: ChosenQuestion) =>
      leaderInformation(
        draws,
        shownArchetypes(question).map((name) => pullsOf(draws, optionSlope({ [name]: 1 }))),
      )
    const mean = (questions: readonly ChosenQuestion[]) =>
      questions.reduce((sum, question) => sum + informationOf(question), 0) / questions.length
    const before = situations!.slice(questionCounts.opening)
    expect(mean(chooseClosing(opened, 1, asked))).toBeGreaterThan(1.1 * mean(before))
  })
})

test('information about the leader is that of a table counted by hand', () => {
  // Two leaders, half of the draws each; the first option is certain to be chosen by one of them.
  const leaders = Uint8Array.from({ length: 300 }, (_, draw) => Number(draw >= 150))
  const draws = { thetas: [], leaders }
  const sure = [0, 1].map((one) => Float64Array.from(leaders, (l) => (l === one ? 1 : 1e-12)))
  expect(leaderInformation(draws, sure)).toBeCloseTo(Math.log(2), 6)
  const indifferent = [0, 1].map(() => new Float64Array(300).fill(1))
  expect(leaderInformation(draws, indifferent)).toBeCloseTo(0, 9)
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
  expect(second).toHaveLength(6)
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
