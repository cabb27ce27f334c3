import type { ErrorCode } from '@individua/contract/errors'
import type { Language } from '@individua/contract/languages'
import { errors } from '@individua/locales/server-texts.ts'

/** What can be wrong with one field. */
export type FieldProblem = 'field_wrong' | 'field_missing' | 'field_duplicate' | 'field_unknown'

/** The web app shows the same texts; `network` is its own code for a response that never came. */
type ErrorTexts = Record<ErrorCode | FieldProblem | 'network', string>

const texts: Record<Language, ErrorTexts> = errors

export function errorText(code: ErrorCode | FieldProblem, language: Language): string {
  return texts[language][code]
}
