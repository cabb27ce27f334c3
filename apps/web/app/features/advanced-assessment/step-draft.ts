import type { GeneratedQuestion, Step } from '@individua/contract/questions'

/** A step under way, kept in this browser so that a reload, a closed tab or a lost session loses nothing. */
export type StepDraft = {
  /** By question: the digit, the 0-based place of the chosen option (which outlives a change of language), the text. */
  answers: Record<string, string>
  /** How long each question was on screen when it was first left. */
  milliseconds: Record<string, number>
  /** 0-based place of the question on screen. */
  position: number
}

const longestMeasured = 86_400_000

/** The draft to go on with: what this browser kept, and what the server knows from other devices. */
export function resumeStep(
  kept: StepDraft | undefined,
  questions: readonly GeneratedQuestion[],
): StepDraft {
  const uuids = questions.map(({ questionUuid }) => questionUuid)
  const own = pick(kept?.answers ?? {}, uuids)
  const answers = { ...knownAnswers(questions), ...own }
  const firstOpen = uuids.findIndex((uuid) => isBlank(answers[uuid]))
  const furthest = firstOpen === -1 ? uuids.length - 1 : firstOpen
  const place = kept?.position ?? furthest
  // Another device went further than this one.
  const isOvertaken = own[uuids[place] ?? ''] === undefined
  return {
    answers,
    milliseconds: pick(kept?.milliseconds ?? {}, uuids),
    position: isOvertaken ? furthest : Math.min(place, furthest),
  }
}

export function isBlank(answer: string | undefined): boolean {
  return answer === undefined || answer.trim() === ''
}

/** The answer as it is handed in: for a choice, the words of the option. */
export function sentAnswer({ choices }: GeneratedQuestion, answer: string): string {
  return choices ? (choices[Number(answer)] ?? '') : answer
}

/** Adds the time a question took; the first visit counts. */
export function withTime(draft: StepDraft, questionUuid: string, elapsed: number): StepDraft {
  const measured = Math.min(longestMeasured, Math.max(0, Math.round(elapsed)))
  return { ...draft, milliseconds: { [questionUuid]: measured, ...draft.milliseconds } }
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
      const place = choices.indexOf(answer)
      return place === -1 ? [] : [[questionUuid, String(place)]]
    }),
  )
}

function pick<Value>(record: Record<string, Value>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)))
}
