import type { ErrorCode } from '@individua/contract/errors'
import type { Language } from '@individua/contract/languages'
import german from '@individua/locales/de/errors.json' with { type: 'json' }
import english from '@individua/locales/en/errors.json' with { type: 'json' }
import slovak from '@individua/locales/sk/errors.json' with { type: 'json' }

/** What can be wrong with one field. */
export type FieldProblem = 'field_wrong' | 'field_missing' | 'field_duplicate' | 'field_unknown'

/** The web app shows the same texts; `network` is its own code for a response that never came. */
type ErrorTexts = Record<ErrorCode | FieldProblem | 'network', string>

const texts: Record<Language, ErrorTexts> = { en: english, sk: slovak, de: german }

export function errorText(code: ErrorCode | FieldProblem, language: Language): string {
  return texts[language][code]
}
