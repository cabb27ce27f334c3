import type { GeneratedQuestion, Step } from '@individua/contract/questions'
import type { ChosenQuestion } from '@individua/instrument/choice/choose-step'
import type { ContentLanguage } from '@individua/instrument/content-language'
import { formatAnswer, formatSecond, wordsOf } from '../../lib/question-words.ts'
import type { AskedQuestion, NewQuestion } from './advanced-assessment.queries.ts'

/**
 * @param step null for further questions
 * @param position 0-based, over all steps
 */
export function toQuestion(
  chosen: ChosenQuestion,
  assessmentId: string,
  step: Step | null,
  position: number,
): NewQuestion {
  return {
    assessmentId,
    itemId: chosen.item.id,
    step,
    position,
    shownOptionIds: chosen.kind === 'choice' ? [...chosen.shownOptionIds] : null,
  }
}

/** A question as its reader reads it, with what was answered or begun. */
export function presentQuestion(
  question: AskedQuestion,
  language: ContentLanguage,
): GeneratedQuestion {
  const { text, options } = wordsOf(question, language)
  const isAnswered = question.value !== null
  const answer = formatAnswer(question, isAnswered ? question.value : question.draft, language)
  const second = isAnswered ? question.secondValue : question.secondDraft
  return {
    questionUuid: question.id,
    questionText: text,
    questionNo: question.position + 1,
    ...(options && { choices: options }),
    ...(answer !== undefined && { answer }),
    ...formatSecond(question, second, language),
  }
}
