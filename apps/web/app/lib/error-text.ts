import { type ApiErrorCode, isApiError } from './api-error.ts'
import type { Translate } from './texts.ts'

const textKeys = {
  network: 'network',
  unavailable: 'unavailable',
  too_many_requests: 'tooManyRequests',
  session_missing: 'session',
  session_invalid: 'session',
  ticket_missing: 'ticket',
  ticket_invalid: 'ticket',
  already_confirmed: 'alreadyConfirmed',
  already_paid: 'alreadyPaid',
  payment_required: 'paymentRequired',
  validation_failed: 'invalid',
  body_too_large: 'invalid',
  bad_json: 'common',
  wrong_media_type: 'common',
  signature_invalid: 'common',
  not_yours: 'common',
  not_found: 'common',
  question_unknown: 'questionUnknown',
  result_not_found: 'common',
  step_not_ready: 'common',
  step_answered: 'common',
  answers_missing: 'answersMissing',
  internal_error: 'common',
} as const satisfies Record<ApiErrorCode, string>

/** The text on screen for whatever was thrown; a code unknown here gets the common one. */
export function errorText(t: Translate<'app'>, error: unknown): string {
  const isKnown = isApiError(error) && Object.hasOwn(textKeys, error.code)
  return t(`errors.${isKnown ? textKeys[error.code] : 'common'}`)
}
