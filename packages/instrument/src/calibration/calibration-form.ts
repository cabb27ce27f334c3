import type { Language } from '../dimensions.ts'
import type { Answer } from '../scoring/answers.ts'

/** What one consenting person answered: from thirty answers on, without email, text or time. */
export interface CalibrationForm {
  language: Language
  answers: readonly Answer[]
}

/** Shorter forms cannot tell traits and parameters apart, and make the fit worse. */
export const fewestAnswers = 30
/** With fewer forms, parameters that were guessed are as good as parameters that were fitted. */
export const fewestForms = 150
