import type { GeneratedQuestion, Step } from '@individua/contract/questions'
import { pickQuestions, type QuestionDraft } from '../../lib/question-draft.ts'

/**
 * By question: the digit, the text, or the 0-based index of the chosen option, which outlives a
 * change of language.
 */
export type StepDraft = QuestionDraft<string>

/** The draft to go on with: what this browser stored, and what the server knows from other devices. */
export function resumeStep(
  stored: StepDraft | undefined,
  questions: readonly GeneratedQuestion[],
): StepDraft {
  const uuids = questions.map(({ questionUuid }) => questionUuid)
  const own = pickQuestions(stored?.answers ?? {}, uuids)
  const answers = { ...knownAnswers(questions), ...own }
  const firstOpen = uuids.findIndex((uuid) => isBlank(answers[uuid]))
  const furthest = firstOpen === -1 ? uuids.length - 1 : firstOpen
  const position = stored?.position ?? furthest
  // Another device went further than this one.
  const isOvertaken = own[uuids[position] ?? ''] === undefined
  return {
    answers,
    milliseconds: pickQuestions(stored?.milliseconds ?? {}, uuids),
    position: isOvertaken ? furthest : Math.min(position, furthest),
  }
}

export function isBlank(answer: string | undefined): boolean {
  return answer === undefined || answer.trim() === ''
}

/** The answer as it is submitted: for a choice, the words of the option. */
export function sentAnswer({ choices }: GeneratedQuestion, answer: string): string {
  return choices ? (choices[Number(answer)] ?? '') : answer
}

/** Share of the whole assessment, 0 to 100; `position` counts from 1. */
export function percentDone(step: Step, position: number, count: number): number {
  return ((step - 1) * 100 + (position / count) * 100) / 3
}

function knownAnswers(questions: readonly GeneratedQuestion[]): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap(({ questionUuid, choices, answer }) => {
      if (answer === undefined) return []
      if (!choices) return [[questionUuid, answer]]
      const index = choices.indexOf(answer)
      return index === -1 ? [] : [[questionUuid, String(index)]]
    }),
  )
}
