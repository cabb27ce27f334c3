import {
  type ChosenQuestion,
  chooseClosing,
  chooseStep,
} from '@individua/instrument/choice/choose-step'
import { questionCounts } from '@individua/instrument/choice/question-counts'
import { coreItems } from '@individua/instrument/items/core'
import type { Answer } from '@individua/instrument/scoring/answers'
import { expect, test } from 'vitest'
import { askSteps } from './ask-steps.ts'

function answerTo(question: ChosenQuestion): Answer {
  const itemId = question.item.id
  if (question.kind === 'likert') return { kind: 'likert', itemId, value: 4 }
  if (question.kind === 'open') {
    const ratings = question.item.dimensions.map(() => 1)
    return { kind: 'open', itemId, ratings, rho: 0.2 }
  }
  const { shownOptionIds } = question
  return { kind: 'choice', itemId, optionId: shownOptionIds[0] ?? '', shownOptionIds }
}

test('the closing situations are chosen from the answers to the opening ones', () => {
  const answers: Answer[] = coreItems.map(({ id }) => ({ kind: 'likert', itemId: id, value: 4 }))
  const asked: (readonly ChosenQuestion[])[] = []
  let situations: ChosenQuestion[] = []
  let closing: ChosenQuestion[] = []
  askSteps(answers, 1, (questions) => {
    asked.push(questions)
    answers.push(...questions.map(answerTo))
    if (asked.length === 1) situations = chooseStep(2, answers, 1)
    if (asked.length === 2) {
      const shown = situations.map(({ item }) => item.id)
      closing = chooseClosing(answers, 1, shown)
    }
  })
  const kinds = asked.map((questions) => [...new Set(questions.map(({ kind }) => kind))])
  expect(kinds).toEqual([['likert'], ['choice'], ['choice'], ['open']])
  expect(asked[1]).toEqual(situations.slice(0, questionCounts.opening))
  expect(closing).toHaveLength(questionCounts.closing)
  expect(asked[2]).toEqual(closing)
})
