import { z } from 'zod'
import { errors, linkLimitError, networkError } from './error-table.ts'
import type { Language } from './languages.ts'

export type ErrorCode = keyof typeof errors
/**
 * The API's error codes, `network` when no response of the API arrived, and `link_limit` when the
 * sign-in provider asks to wait for longer than a minute.
 */
export type ClientErrorCode = ErrorCode | 'network' | 'link_limit'

export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

/** The texts of errors that a screen may show in a language, by code. */
export function shownErrorTexts(language: Language): Record<string, string> {
  const shown = errorCodes.filter((code) => !('isProgramFault' in errors[code]))
  const ofTheApi = Object.fromEntries(shown.map((code) => [code, errors[code][language]]))
  return { ...ofTheApi, network: networkError[language], link_limit: linkLimitError[language] }
}

/** One wrong place in a body or query: its path (`answers.3.answer`) and what is wrong there. */
export const fieldError = z
  .object({ path: z.string(), message: z.string() })
  .meta({ id: 'FieldError' })

export const errorBody = z
  .object({
    error: z.object({
      code: z.enum(errorCodes),
      /** Fit for a user, in the language of the request. */
      message: z.string(),
      details: z.array(fieldError).optional(),
    }),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof errorBody>
