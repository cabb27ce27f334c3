import { isApiError } from './api-error.ts'
import type { Translate } from './texts.ts'

/** The text on screen for any thrown value; what has no text of its own gets the common one. */
export function errorText(t: Translate<'errors'>, error: unknown): string {
  if (!isApiError(error)) return t('internal_error')
  const text = t(`${error.code}`)
  return text === `${error.code}` ? t('internal_error') : text
}
