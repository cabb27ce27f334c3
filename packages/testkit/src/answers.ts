import type { GeneratedQuestions } from '@individua/contract/questions'
import { coreItems } from '@individua/instrument/items/core'

/** Answers to the core questions by their position. */
export function coreAnswers(values: readonly (string | number)[]) {
  return coreItems.map(({ id }, index) => ({ questionUuid: id, answer: String(values[index]) }))
}

export function randomValues(): string[] {
  return coreItems.map(() => String(1 + Math.floor(Math.random() * 5)))
}

type AskedStep = Pick<GeneratedQuestions, 'questions' | 'step'>

/** An answer to every question of a step; neighbouring questions get different ones. */
export function stepAnswers({ questions, step }: AskedStep, text = 'I went for a walk.') {
  return questions.map(({ questionUuid, questionNo, choices }) => ({
    questionUuid,
    answer: step === 3 ? text : (choices?.[questionNo % 6] ?? String(1 + (questionNo % 5))),
  }))
}
