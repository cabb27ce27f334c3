import { expect, test } from 'vitest'
import { coreItems } from '../items/core.ts'
import { likertItems } from '../items/item-bank.ts'
import { choiceItems } from '../items/scenarios.ts'
import { collectOccasions } from '../scoring/answer-evidence.ts'
import type { Answer } from '../scoring/answers.ts'
import { estimatePosterior } from '../scoring/estimator.ts'
import { likertParameters } from '../scoring/item-parameters.ts'
import { likertInformation, project } from '../scoring/likelihood.ts'
import { createRandom } from '../scoring/random.ts'
import { scoreOccasions } from '../scoring/score-answers.ts'
import { chooseDailyStatement, chooseLot, lotSize } from './choose-lot.ts'
import type { ChosenQuestion } from './choose-step.ts'
import { chooseStep } from './choose-step.ts'
import { startDesign, varianceGain } from './design-state.ts'
import { questionCounts } from './question-counts.ts'

const random = createRandom(4)

function answerTo(question: ChosenQuestion): Answer[] {
  const itemId = question.item.id
  if (question.kind === 'open') return []
  if (question.kind === 'likert') {
    return [{ kind: 'likert', itemId, value: 1 + Math.floor(random() * 5) }]
  }
  const { shownOptionIds } = question
  return [{ kind: 'choice', itemId, optionId: shownOptionIds[0]!, shownOptionIds }]
}

const core = coreItems.map((item) => answerTo({ kind: 'likert', item })[0]!)
const idsOf = (questions: readonly ChosenQuestion[]) => questions.map(({ item }) => item.id)
const kindsOf = (questions: readonly ChosenQuestion[]) => questions.map(({ kind }) => kind)
const askedIn = (answers: readonly Answer[]) => new Set(answers.map(({ itemId }) => itemId))

test('a lot has seven statements and three situations of six options, equal for equal arguments', () => {
  const lot = chooseLot([core], 1, askedIn(core))
  expect(kindsOf(lot)).toEqual([...Array(7).fill('likert'), ...Array(3).fill('choice')])
  for (const question of lot) {
    if (question.kind === 'choice') expect(new Set(question.shownOptionIds).size).toBe(6)
  }
  expect(chooseLot([core], 1, askedIn(core))).toEqual(lot)
  expect(() => chooseLot([core], 0.5, askedIn(core))).toThrow(RangeError)
})

test('lot after lot asks nothing twice; where situations are used up, statements take their place', () => {
  const answers = [...core]
  for (let lot = 1; lot <= 9; lot++) {
    const questions = chooseLot([answers], lot, askedIn(answers))
    expect(questions).toHaveLength(lotSize)
    const situationsLeft = choiceItems.length - 3 * (lot - 1)
    const situations = kindsOf(questions).filter((kind) => kind === 'choice')
    expect(situations).toHaveLength(Math.max(0, Math.min(3, situationsLeft)))
    answers.push(...questions.flatMap(answerTo))
  }
  expect(askedIn(answers).size).toBe(100)
})

test('a shorter lot leaves statements out first, and an empty bank gives an empty lot', () => {
  expect(kindsOf(chooseLot([core], 1, askedIn(core), { size: 4 }))).toEqual([
    'likert',
    ...Array(3).fill('choice'),
  ])
  expect(kindsOf(chooseLot([core], 1, askedIn(core), { size: 2 }))).toEqual(['choice', 'choice'])
  const everything = new Set([...likertItems, ...choiceItems].map(({ id }) => id))
  expect(chooseLot([core], 1, everything)).toEqual([])
  expect(chooseDailyStatement([core], everything)).toBeUndefined()
})

test('one statement of a lot is the least asked one', () => {
  const usual = new Set(idsOf(chooseLot([core], 1, askedIn(core))))
  const rare = likertItems.find(({ id, facet }) => facet !== 'core' && !usual.has(id))!
  const timesAsked = new Map(likertItems.map(({ id }) => [id, id === rare.id ? 0 : 1]))
  expect(idsOf(chooseLot([core], 1, askedIn(core), { timesAsked }))).toContain(rare.id)
})

test('the statement of the day is the one that is expected to tell most', () => {
  const chosen = chooseDailyStatement([core], askedIn(core))!
  const gainOf = (item: (typeof likertItems)[number]) => {
    const state = startDesign(estimatePosterior(collectOccasions([core]).evidence))
    const parameters = likertParameters(item)
    const { slope } = parameters
    return varianceGain(state, slope, likertInformation(parameters, project(slope, state.mean)))
  }
  const gains = likertItems.filter(({ facet }) => facet !== 'core').map(gainOf)
  expect(gainOf(chosen)).toBe(Math.max(...gains))
})

test('after fifty statements of the day the advanced assessment still has its six statements', () => {
  const occasion: Answer[] = [...core]
  for (let day = 1; day <= 50; day++) {
    const item = chooseDailyStatement([occasion], askedIn(occasion))!
    occasion.push(...answerTo({ kind: 'likert', item }))
  }
  expect(chooseStep(1, occasion, 1)).toHaveLength(questionCounts[1])
})

test('an item may be answered on two occasions, not twice on one; both answers count once as an item', () => {
  const high = core.map((answer) => ({ ...answer, value: 5 }) as Answer)
  const pooled = scoreOccasions([core, high])
  const [leader] = pooled.archetypes
  expect(leader!.answers).toHaveLength(core.length)
  const sum = leader!.answers.reduce((total, { weight }) => total + weight, 0)
  expect(sum).toBeCloseTo(leader!.mean, 3)
  expect(leader!.sd).toBeLessThan(
    scoreOccasions([core]).archetypes.find(({ name }) => name === leader!.name)!.sd,
  )
  expect(pooled.form).toBe('core')
  expect(() => scoreOccasions([[...core, core[0]!]])).toThrow(/duplicate/)
  expect(() => scoreOccasions([core.slice(1)])).toThrow(/missing/)
})

test('one occasion gives the profile of the same answers', () => {
  const full = [...core, ...chooseLot([core], 1, askedIn(core)).flatMap(answerTo)]
  expect(scoreOccasions([full.slice(0, 12), full.slice(12)])).toEqual(scoreOccasions([full]))
})
