import { chooseLot, lotSize } from '@individua/instrument/choice/choose-lot'
import type { ChosenQuestion } from '@individua/instrument/choice/choose-step'
import { coreItems } from '@individua/instrument/items/core'
import type { Answer } from '@individua/instrument/scoring/answers'
import { askSteps } from '@individua/testkit/ask-steps'
import type { ForeignPerson } from './foreign-people.ts'
import type { ForeignWorld } from './foreign-world.ts'

const assumedValidity = 0.25

/** The ten answers, the twenty that they lead to, and lots of ten more up to `length`. */
export function answerForm(
  world: ForeignWorld,
  person: ForeignPerson,
  seed: number,
  length = 30,
): Answer[] {
  const answers: Answer[] = []
  const ask = (questions: readonly ChosenQuestion[]) => {
    for (const question of questions) answers.push(answer(world, person, question, answers.length))
  }
  ask(coreItems.map((item) => ({ kind: 'likert', item })))
  if (length > answers.length) askSteps(answers, seed, ask)
  while (answers.length < length) {
    const asked = new Set(answers.map(({ itemId }) => itemId))
    ask(chooseLot([answers], seed, asked, { size: Math.min(lotSize, length - answers.length) }))
  }
  return answers
}

function answer(
  world: ForeignWorld,
  person: ForeignPerson,
  question: ChosenQuestion,
  index: number,
): Answer {
  const itemId = question.item.id
  if (question.kind === 'likert') {
    return { kind: 'likert', itemId, value: world.answerLikert(question.item, person, index) }
  }
  if (question.kind === 'open') {
    return {
      kind: 'open',
      itemId,
      ratings: world.rateOpen(question.item, person),
      rho: assumedValidity,
    }
  }
  const { item, shownOptionIds } = question
  const [optionId, secondOptionId] = world.answerChoice(item, shownOptionIds, person, index)
  return { kind: 'choice', itemId, optionId, secondOptionId, shownOptionIds }
}
