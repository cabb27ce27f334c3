import { z } from 'zod'

/** Every error the API can answer with, and its HTTP status. Texts live in the locales, one per code. */
export const errorStatus = {
  bad_json: 400,
  session_missing: 401,
  session_invalid: 401,
  ticket_missing: 401,
  ticket_invalid: 401,
  signature_invalid: 401,
  payment_required: 402,
  not_yours: 403,
  not_found: 404,
  question_unknown: 404,
  result_not_found: 404,
  step_not_ready: 409,
  step_answered: 409,
  answers_missing: 409,
  already_confirmed: 409,
  already_paid: 409,
  body_too_large: 413,
  wrong_media_type: 415,
  validation_failed: 422,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

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
