import {
  type ChosenQuestion,
  chooseClosing,
  chooseStep,
} from '@individua/instrument/choice/choose-step'
import { questionCounts } from '@individua/instrument/choice/question-counts'
import type { Answer } from '@individua/instrument/scoring/answers'

/**
 * Asks the twenty questions of the three steps in the product's order; the closing situations are
 * chosen once the opening ones are answered.
 *
 * @param answers those to the core; `answerAll` adds to them what it is asked
 */
export function askSteps(
  answers: readonly Answer[],
  seed: number,
  answerAll: (questions: readonly ChosenQuestion[]) => void,
): void {
  answerAll(chooseStep(1, answers, seed))
  const situations = chooseStep(2, answers, seed)
  answerAll(situations.slice(0, questionCounts.opening))
  const asked = situations.map(({ item }) => item.id)
  answerAll(chooseClosing(answers, seed, asked))
  answerAll(chooseStep(3, answers, seed))
}
