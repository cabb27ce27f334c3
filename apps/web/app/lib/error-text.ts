import type { ErrorCode } from '@individua/contract/errors'
import { type ApiErrorCode, isApiError } from './api-error.ts'
import type { Translate } from './texts.ts'

/** Faults of the program: a reader can only try again, so the screen shows the common text. */
const programFaults: readonly ApiErrorCode[] = [
  'bad_json',
  'wrong_media_type',
  'signature_invalid',
  'not_yours',
  'not_found',
  'result_not_found',
  'step_not_ready',
  'step_answered',
] satisfies ErrorCode[]

/** The text on screen for any thrown value; an unknown code gets the common one. */
export function errorText(t: Translate<'errors'>, error: unknown): string {
  if (!isApiError(error) || programFaults.includes(error.code)) return t('internal_error')
  const text = t(`${error.code}`)
  return text === `${error.code}` ? t('internal_error') : text
}
