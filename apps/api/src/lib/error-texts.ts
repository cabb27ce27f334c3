import { errors } from '@individua/contract/error-table'
import type { ErrorCode } from '@individua/contract/errors'
import { fieldProblems } from '@individua/contract/field-problems'
import type { Language } from '@individua/contract/languages'

/** What can be wrong with one field. */
export type FieldProblem = keyof typeof fieldProblems

const texts = { ...errors, ...fieldProblems }

export function errorText(code: ErrorCode | FieldProblem, language: Language): string {
  return texts[code][language]
}
