import type { UserAnswer } from '@individua/contract/answers'

export interface AnswerStats {
  total: number
  answered: number
  /** Whole percent, 0..100; 0 when there are no questions. */
  completion: number
}

export const isAnswered = ({ answer }: UserAnswer): boolean => answer.trim() !== ''

export function answerStats(answers: readonly UserAnswer[]): AnswerStats {
  const total = answers.length
  const answered = answers.filter(isAnswered).length
  return { total, answered, completion: total === 0 ? 0 : Math.round((answered / total) * 100) }
}

export function byNumber(answers: readonly UserAnswer[]): UserAnswer[] {
  return answers.toSorted((one, other) => one.questionNo - other.questionNo)
}
