import type { ChosenQuestion } from '@individua/instrument/choice/choose-step'
import { shuffle } from '@individua/instrument/choice/shuffle'
import { coreItems } from '@individua/instrument/items/core'
import type { LikertItem } from '@individua/instrument/items/item'
import { itemsById } from '@individua/instrument/items/item-bank'
import type { Answer, LikertAnswer } from '@individua/instrument/scoring/answers'
import { askSteps } from '@individua/testkit/ask-steps'
import type { Person, World } from './world.ts'

/** Validity the scoring assumes for ratings of open text, as with a model's judgement. */
const assumedValidity = 0.25

/** How much harder an item's wording is to agree with in some language, SD. */
export type FormShift = (item: LikertItem) => number
const noShift: FormShift = () => 0

export function answerCore(
  world: World,
  person: Person,
  shift: FormShift = noShift,
): LikertAnswer[] {
  return answerItems(world, person, coreItems, world.drawResiduals(), shift)
}

export function answerItems(
  world: World,
  person: Person,
  items: readonly LikertItem[],
  residuals: Float64Array,
  shift: FormShift = noShift,
): LikertAnswer[] {
  return items.map((item) => ({
    kind: 'likert',
    itemId: item.id,
    value: world.answerLikert(item, person, residuals, shift(item)),
  }))
}

/** The ten answers and the twenty questions that they lead to: statements, situations, open prompts. */
export function answerEverything(
  world: World,
  person: Person,
  seed: number,
  { shift = noShift, residuals = world.drawResiduals() } = {},
): Answer[] {
  const answers: Answer[] = answerItems(world, person, coreItems, residuals, shift)
  askSteps(answers, seed, (questions) => {
    answers.push(...answerQuestions(world, person, questions, residuals, shift))
  })
  return answers
}

export function answerQuestions(
  world: World,
  person: Person,
  questions: readonly ChosenQuestion[],
  residuals: Float64Array,
  shift: FormShift = noShift,
): Answer[] {
  return questions.flatMap((question): Answer[] => {
    const itemId = question.item.id
    if (question.kind === 'likert') {
      return answerItems(world, person, [question.item], residuals, shift)
    }
    if (question.kind === 'choice') {
      const { item, shownOptionIds } = question
      const optionId = world.answerChoice(item, shownOptionIds, person)
      const left = shownOptionIds.filter((id) => id !== optionId)
      const secondOptionId = world.answerChoice(item, left, person)
      return [{ kind: 'choice', itemId, optionId, secondOptionId, shownOptionIds }]
    }
    const ratings = world.rateOpen(question.item, person)
    return [{ kind: 'open', itemId, ratings, rho: assumedValidity }]
  })
}

/** The same person, seeing the five answers a third as far apart: mostly 1 and 5. */
export function answerExtremely(
  world: World,
  person: Person,
  answers: readonly Answer[],
): Answer[] {
  const residuals = world.drawResiduals()
  return answers.map((answer) => {
    const item = itemsById.get(answer.itemId)
    if (answer.kind !== 'likert' || item?.kind !== 'likert') return answer
    return { ...answer, value: world.answerLikert(item, { ...person, style: 1 / 3 }, residuals) }
  })
}

/** A respondent who answers without reading. */
export function answerAtRandom(answers: readonly Answer[], random: () => number): Answer[] {
  return answers.map((answer) => {
    if (answer.kind === 'likert') return { ...answer, value: 1 + Math.floor(random() * 5) }
    if (answer.kind === 'open') return { ...answer, ratings: answer.ratings.map(() => null) }
    const { shownOptionIds } = answer
    const [optionId, secondOptionId] = shuffle(shownOptionIds, random)
    return { ...answer, optionId: optionId!, secondOptionId: secondOptionId! }
  })
}

/** A respondent who gives one answer throughout, except for one slip. */
export function answerInOneLine(answers: readonly Answer[], random: () => number): Answer[] {
  const line = 1 + Math.floor(random() * 5)
  const likertCount = answers.filter(({ kind }) => kind === 'likert').length
  const slip = random() < 0.5 ? Math.floor(random() * 2) * (likertCount - 1) : -1
  let position = -1
  return answers.map((answer) => {
    if (answer.kind !== 'likert') return answer
    position++
    return { ...answer, value: position === slip ? 1 + (line % 5) : line }
  })
}
