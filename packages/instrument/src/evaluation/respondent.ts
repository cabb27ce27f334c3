import { chooseStep } from '../choice/choose-step.ts'
import { coreItems } from '../items/core.ts'
import type { LikertItem } from '../items/item.ts'
import type { Answer } from '../scoring/answers.ts'
import type { Person, World } from './world.ts'

/** Validity the scoring assumes for ratings of open text, as with a model's judgement. */
const assumedValidity = 0.25

/** How much harder an item's wording is to agree with in some language, SD. */
export type FormShift = (item: LikertItem) => number
const noShift: FormShift = () => 0

export function answerCore(world: World, person: Person, shift: FormShift = noShift): Answer[] {
  return answerItems(world, person, coreItems, world.drawResiduals(), shift)
}

export function answerItems(
  world: World,
  person: Person,
  items: readonly LikertItem[],
  residuals: Float64Array,
  shift: FormShift = noShift,
): Answer[] {
  return items.map((item) => ({
    kind: 'likert',
    itemId: item.id,
    value: world.answerLikert(item, person, residuals, shift(item)),
  }))
}

/** The ten answers and the twenty questions that they lead to: 8 statements, 9 choices, 3 texts. */
export function answerEverything(
  world: World,
  person: Person,
  seed: number,
  shift: FormShift = noShift,
): Answer[] {
  const residuals = world.drawResiduals()
  const answers = answerItems(world, person, coreItems, residuals, shift)
  for (const step of [1, 2, 3] as const) {
    for (const question of chooseStep(step, answers, seed)) {
      const itemId = question.item.id
      if (question.kind === 'likert') {
        answers.push(...answerItems(world, person, [question.item], residuals, shift))
      } else if (question.kind === 'choice') {
        const { item, shownOptionIds } = question
        const optionId = world.answerChoice(item, shownOptionIds, person)
        answers.push({ kind: 'choice', itemId, optionId, shownOptionIds })
      } else {
        const ratings = world.rateOpen(question.item, person)
        answers.push({ kind: 'open', itemId, ratings, rho: assumedValidity })
      }
    }
  }
  return answers
}

/** Somebody who answers without reading. */
export function answerAtRandom(answers: readonly Answer[], random: () => number): Answer[] {
  return answers.map((answer) => {
    if (answer.kind === 'likert') return { ...answer, value: 1 + Math.floor(random() * 5) }
    if (answer.kind === 'open') return { ...answer, ratings: answer.ratings.map(() => null) }
    const { shownOptionIds } = answer
    return { ...answer, optionId: shownOptionIds[Math.floor(random() * shownOptionIds.length)]! }
  })
}

/** Somebody who gives one answer throughout, but for one slip. */
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
