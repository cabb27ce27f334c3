import { questionCounts } from '../choice/question-counts.ts'
import type { Language } from '../dimensions.ts'
import { coreItems } from '../items/core.ts'
import type { Answer } from '../scoring/answers.ts'

/** What one consenting person answered, without email, text or time. */
export interface CalibrationForm {
  language: Language
  answers: readonly Answer[]
}

/**
 * Statements and situations of a complete form of thirty answers. Its three open answers are not
 * read. Shorter forms cannot tell traits and parameters apart, and make the fit worse.
 */
export const fewestClosedAnswers = coreItems.length + questionCounts[1] + questionCounts[2]
/** With fewer forms, parameters that were guessed are as good as parameters that were fitted. */
export const fewestForms = 150

/** The complete ones among these forms, without open answers. */
export function completeForms(forms: readonly CalibrationForm[]): CalibrationForm[] {
  return forms
    .map(({ language, answers }) => ({
      language,
      answers: answers.filter(({ kind }) => kind !== 'open'),
    }))
    .filter(({ answers }) => answers.length >= fewestClosedAnswers)
}
