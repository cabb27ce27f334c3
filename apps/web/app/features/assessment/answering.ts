import type { AssessmentDraft, LikertAnswers } from '../../lib/assessment-draft.ts'

export type AnsweringStep =
  | { kind: 'answer'; questionUuid: string; value: number; milliseconds: number }
  | { kind: 'previous' }
  | { kind: 'next'; questionCount: number }

const longestMeasured = 86_400_000

/** The draft to go on with: a kept one, as far as its questions are still asked, or a new one. */
export function resumeDraft(
  kept: AssessmentDraft | undefined,
  questionUuids: readonly string[],
): AssessmentDraft {
  if (!kept) return { answers: {}, milliseconds: {}, position: 0 }
  const answers = pick(kept.answers, questionUuids)
  const firstOpen = questionUuids.findIndex((uuid) => answers[uuid] === undefined)
  const furthest = firstOpen === -1 ? questionUuids.length - 1 : firstOpen
  return {
    answers,
    milliseconds: pick(kept.milliseconds, questionUuids),
    position: Math.min(kept.position, furthest),
  }
}

export function takeStep(draft: AssessmentDraft, step: AnsweringStep): AssessmentDraft {
  switch (step.kind) {
    case 'answer':
      return recordAnswer(draft, step)
    case 'previous':
      return { ...draft, position: Math.max(0, draft.position - 1) }
    case 'next':
      return { ...draft, position: Math.min(step.questionCount - 1, draft.position + 1) }
  }
}

/** The first visit counts: a corrected answer keeps the time the question first took. */
function recordAnswer(
  draft: AssessmentDraft,
  step: Extract<AnsweringStep, { kind: 'answer' }>,
): AssessmentDraft {
  const { questionUuid, value } = step
  const measured = Math.min(longestMeasured, Math.max(0, Math.round(step.milliseconds)))
  return {
    ...draft,
    answers: { ...draft.answers, [questionUuid]: value },
    milliseconds: { [questionUuid]: measured, ...draft.milliseconds },
  }
}

export function answeredShare(answers: LikertAnswers, questionUuids: readonly string[]): number {
  const answered = questionUuids.filter((uuid) => answers[uuid] !== undefined)
  return questionUuids.length === 0 ? 0 : answered.length / questionUuids.length
}

function pick(record: Record<string, number>, keys: readonly string[]): Record<string, number> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)))
}
