import { isApiError } from '../../lib/api-error.ts'
import { errorText } from '../../lib/error-text.ts'
import type { Translate } from '../../lib/texts.ts'

/** Known codes in the reader's language; for the rest, the server's own message. */
export function signInErrorText(
  error: unknown,
  t: Translate<'session'>,
  tErrors: Translate<'errors'>,
): string {
  if (!isApiError(error)) return t('signIn.error')
  if (error.code !== 'internal_error') return errorText(tErrors, error)
  return error.message.trim() || t('signIn.error')
}
