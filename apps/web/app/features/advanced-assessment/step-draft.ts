import type { GeneratedQuestion, Step } from '@individua/contract/questions'
import { pickQuestions, type QuestionDraft } from '../../lib/question-draft.ts'
import { readChoice, writeChoice } from './ranked-choice.ts'

/**
 * By question: the digit, the text, or the indices of the chosen options (`readChoice`), which
 * outlive a change of language.
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

export type SentAnswer = { answer: string; secondAnswer?: string }

/** The answer as it is submitted: for a choice, the words of the options. */
export function sentAnswer({ choices }: GeneratedQuestion, answer: string): SentAnswer {
  if (!choices) return { answer }
  const [first, second] = readChoice(answer).map((index) => choices[index])
  return { answer: first ?? '', ...(second !== undefined && { secondAnswer: second }) }
}

/** All answers of a form, as they are submitted. */
export function sentAnswers(
  questions: readonly GeneratedQuestion[],
  { answers, milliseconds }: StepDraft,
) {
  return questions.map((question) => {
    const { questionUuid } = question
    const time = milliseconds[questionUuid]
    return {
      questionUuid,
      ...sentAnswer(question, answers[questionUuid] ?? ''),
      ...(time !== undefined && { milliseconds: time }),
    }
  })
}

/** The questions with those in their place that were chosen anew and are still to be shown. */
export function withReplaced<Question extends { questionNo: number }>(
  questions: readonly Question[],
  replaced: readonly Question[],
  furthestShown: number,
): Question[] {
  return questions.map((question, position) => {
    if (position <= furthestShown) return question
    return replaced.find(({ questionNo }) => questionNo === question.questionNo) ?? question
  })
}

/** Share of the whole assessment, 0 to 100; `position` counts from 1. */
export function percentDone(step: Step, position: number, count: number): number {
  return ((step - 1) * 100 + (position / count) * 100) / 3
}

function knownAnswers(questions: readonly GeneratedQuestion[]): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap(({ questionUuid, choices, answer, secondAnswer }) => {
      if (answer === undefined) return []
      if (!choices) return [[questionUuid, answer]]
      const first = choices.indexOf(answer)
      const second = choices.indexOf(secondAnswer ?? '')
      if (first === -1) return []
      return [[questionUuid, writeChoice(first, second === -1 ? undefined : second)]]
    }),
  )
}
