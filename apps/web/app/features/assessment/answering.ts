import type { AssessmentDraft, LikertAnswers } from '../../lib/assessment-draft.ts'
import { pickQuestions, withTime } from '../../lib/question-draft.ts'

export type AnsweringStep =
  | { kind: 'answer'; questionUuid: string; value: number; milliseconds: number; at: number }
  /** `position` is one that the reader has been at. */
  | { kind: 'show'; position: number }
  | { kind: 'next'; questionCount: number }

/** The draft to go on with: a stored one, as far as its questions are still asked, or a new one. */
export function resumeDraft(
  stored: AssessmentDraft | undefined,
  questionUuids: readonly string[],
): AssessmentDraft {
  if (!stored) return { answers: {}, milliseconds: {}, position: 0 }
  const answers = pickQuestions(stored.answers, questionUuids)
  const firstOpen = questionUuids.findIndex((uuid) => answers[uuid] === undefined)
  const furthest = firstOpen === -1 ? questionUuids.length - 1 : firstOpen
  return {
    answers,
    milliseconds: pickQuestions(stored.milliseconds, questionUuids),
    answeredAt: pickQuestions(stored.answeredAt ?? {}, questionUuids),
    position: Math.min(stored.position, furthest),
  }
}

export function takeStep(draft: AssessmentDraft, step: AnsweringStep): AssessmentDraft {
  switch (step.kind) {
    case 'answer':
      return recordAnswer(draft, step)
    case 'show':
      return { ...draft, position: step.position }
    case 'next':
      return { ...draft, position: Math.min(step.questionCount - 1, draft.position + 1) }
  }
}

function recordAnswer(
  draft: AssessmentDraft,
  { questionUuid, value, milliseconds, at }: Extract<AnsweringStep, { kind: 'answer' }>,
): AssessmentDraft {
  const answers = { ...draft.answers, [questionUuid]: value }
  const answeredAt = { ...draft.answeredAt, [questionUuid]: at }
  return { ...withTime({ ...draft, answers }, questionUuid, milliseconds), answeredAt }
}

export function answeredShare(answers: LikertAnswers, questionUuids: readonly string[]): number {
  const answered = questionUuids.filter((uuid) => answers[uuid] !== undefined)
  return questionUuids.length === 0 ? 0 : answered.length / questionUuids.length
}
