import {
  type ChosenQuestion,
  chooseClosing,
  chooseStep,
} from '@individua/instrument/choice/choose-step'
import { questionCounts } from '@individua/instrument/choice/question-counts'
import { coreItems } from '@individua/instrument/items/core'
import { collectEvidence } from '@individua/instrument/scoring/answer-evidence'
import type { Answer } from '@individua/instrument/scoring/answers'
import { estimatePosterior } from '@individua/instrument/scoring/estimator'
import type { ForeignPerson } from './foreign-people.ts'
import type { ForeignWorld } from './foreign-world.ts'
import { chooseLot } from './lots.ts'

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
  if (length > answers.length) {
    ask(chooseStep(1, answers, seed))
    const situations = chooseStep(2, answers, seed)
    ask(situations.slice(0, questionCounts.opening))
    const asked = situations.map(({ item }) => item.id)
    ask(chooseClosing(answers, seed, asked))
    ask(chooseStep(3, answers, seed))
  }
  while (answers.length < length) {
    const posterior = estimatePosterior(collectEvidence(answers).evidence)
    ask(chooseLot(posterior, new Set(answers.map(({ itemId }) => itemId)), world.random))
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
