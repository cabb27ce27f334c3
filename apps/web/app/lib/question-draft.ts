import { isNumberRecord, isRecord } from './is-record.ts'

/** Questions under way: stored in this browser, so that a reload or a closed tab loses nothing. */
export type QuestionDraft<Answer> = {
  answers: Record<string, Answer>
  /** How long each question was on screen before it was first answered and left. */
  milliseconds: Record<string, number>
  /** 0-based index of the question on screen. */
  position: number
}

const longestMeasured = 86_400_000

export function isQuestionDraft<Answer>(
  value: unknown,
  isAnswer: (answer: unknown) => answer is Answer,
): value is QuestionDraft<Answer> {
  if (!isRecord(value)) return false
  const { answers, milliseconds, position } = value
  return (
    isRecord(answers) &&
    Object.values(answers).every(isAnswer) &&
    isNumberRecord(milliseconds) &&
    Number.isInteger(position) &&
    Number(position) >= 0
  )
}

/** The question on screen, and its index, which no stored draft can push past the last question. */
export function questionAt<Question>(questions: readonly Question[], position: number) {
  const index = Math.min(position, questions.length - 1)
  const question = questions[index]
  if (question === undefined) throw new RangeError('a form has at least one question')
  return { question, position: index }
}

/** Adds the time a question took. The first visit counts: a corrected answer keeps its time. */
export function withTime<Answer>(
  draft: QuestionDraft<Answer>,
  questionUuid: string,
  elapsed: number,
): QuestionDraft<Answer> {
  const measured = Math.min(longestMeasured, Math.max(0, Math.round(elapsed)))
  return { ...draft, milliseconds: { [questionUuid]: measured, ...draft.milliseconds } }
}

/** The entries of questions that are still asked. */
export function pickQuestions<Value>(
  record: Record<string, Value>,
  questionUuids: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([uuid]) => questionUuids.includes(uuid)))
}
