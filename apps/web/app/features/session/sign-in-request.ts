import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { showToast } from '../../ui/toast.tsx'
import { requestSignInLink } from './session.queries.ts'
import { signInErrorText } from './sign-in-error.ts'

export type SignInCallback = NonNullable<Parameters<typeof requestSignInLink>[2]>

/** Asks for a sign-in link; the response is the same for every email. */
export function useSignInRequest(email: string, onSent: () => void, callback?: SignInCallback) {
  const { t, i18n } = useTranslation('session')
  const { t: tErrors } = useTranslation('errors')
  const [isSending, setIsSending] = useState(false)
  const [fieldError, setFieldError] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFieldError(undefined)
    if (email.trim() === '') return showToast('error', t('signIn.emailRequired'))
    if (!event.currentTarget.checkValidity()) return setFieldError(t('signIn.emailInvalid'))
    setIsSending(true)
    try {
      await requestSignInLink(email.trim(), i18n.language, callback)
      showToast('success', t('signIn.magicLinkSent'))
      onSent()
    } catch (error) {
      showToast('error', signInErrorText(error, t, tErrors))
    } finally {
      setIsSending(false)
    }
  }

  return { isSending, fieldError, submit }
}
