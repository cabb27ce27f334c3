import { shownErrorTexts } from '@individua/contract/errors'
import type { Language } from '@individua/contract/languages'
import { tieLetters } from '@individua/report/texts/tie-letters'
import type { Texts } from './translate.ts'

/** The texts of errors as screens show them, Slovak letters tied as in all other texts. */
export function errorTextsIn(language: Language): Texts {
  const texts = shownErrorTexts(language)
  return language === 'sk' ? tieLetters(texts) : texts
}
