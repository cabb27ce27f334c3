import { contentLanguage } from '@individua/instrument/content-language'
import {
  formatAnswer,
  formatSecond,
  type WordedQuestion,
  wordsOf,
} from '../../lib/question-words.ts'

interface StoredAnswer {
  assessmentId: string
  itemId: string
  value: string
  secondValue: string | null
}

interface StoredForms<Answer extends StoredAnswer> {
  assessments: readonly { id: string; language: string }[]
  questions: readonly (WordedQuestion & { assessmentId: string })[]
  answers: readonly Answer[]
}

/**
 * Each answer with what was asked and chosen, in the language of its form: the ids that are stored
 * tell a reader nothing.
 */
export function answersInWords<Answer extends StoredAnswer>(forms: StoredForms<Answer>) {
  const languages = new Map(forms.assessments.map(({ id, language }) => [id, language]))
  const asked = new Map(forms.questions.map((question) => [keyOf(question), question]))
  return forms.answers.map((answer) => {
    const { assessmentId, itemId, value, secondValue } = answer
    const language = contentLanguage(languages.get(assessmentId) ?? '')
    // Of the fixed form no question is stored.
    const question = asked.get(keyOf(answer)) ?? { itemId, shownOptionIds: null, wording: null }
    return {
      ...answer,
      questionText: wordsOf(question, language).text,
      answer: formatAnswer(question, value, language),
      ...formatSecond(question, secondValue, language),
    }
  })
}

const keyOf = ({ assessmentId, itemId }: { assessmentId: string; itemId: string }) =>
  `${assessmentId} ${itemId}`
