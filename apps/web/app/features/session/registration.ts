import type { BasicAnswer } from '@individua/contract/answers'
import { type FormEvent, useRef, useState } from 'react'
import { isApiError } from '../../lib/api-error.ts'
import { clearDraft } from '../../lib/assessment-draft.ts'
import { errorText } from '../../lib/error-text.ts'
import { useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import type { NavigationState } from '../../lib/navigation-state.ts'
import { useTranslation } from '../../lib/texts.ts'
import { showToast } from '../../ui/toast.tsx'
import { createAccount, registerUser, submitBasicAnswers } from './session.queries.ts'
import { forgetWaiting, keepWaiting } from './waiting-answers.ts'

/** Account, registration, answers, in this order; a second try goes on where the first one failed. */
export function useRegistration(email: string, answers: BasicAnswer[]) {
  const { t, i18n } = useTranslation('session')
  const { t: tErrors } = useTranslation('errors')
  const navigate = useLocalizedNavigate()
  const [isSubmitting, setIsSubmitting] = useState(false)
  const account = useRef<{ email: string; uid: string }>(undefined)

  async function register(givenEmail: string) {
    if (account.current?.email !== givenEmail) {
      account.current = { email: givenEmail, uid: await createAccount(givenEmail, i18n.language) }
    }
    const { uid } = account.current
    await registerUser(uid, givenEmail)
    await submitBasicAnswers(uid, answers)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const givenEmail = email.trim()
    if (givenEmail === '' || answers.length === 0) {
      return showToast('error', t('emailCollection.missing'))
    }
    setIsSubmitting(true)
    try {
      await register(givenEmail)
      clearDraft('initial')
      forgetWaiting()
      navigate('/verification-sent', { state: { ...asState(answers), email: givenEmail } })
    } catch (error) {
      if (isApiError(error) && error.code === 'network') {
        keepWaiting({ email: givenEmail, language: i18n.language, answers, since: Date.now() })
      }
      showToast('error', errorText(tErrors, error))
      setIsSubmitting(false)
    }
  }

  return { isSubmitting, submit }
}

/** For Back on the next screen, where the reader may give another email. */
function asState(answers: BasicAnswer[]): NavigationState {
  const times = answers.flatMap(({ questionUuid, milliseconds }) =>
    milliseconds === undefined ? [] : [[questionUuid, milliseconds] as const],
  )
  return {
    answers: Object.fromEntries(answers.map((one) => [one.questionUuid, Number(one.answer)])),
    milliseconds: Object.fromEntries(times),
  }
}
