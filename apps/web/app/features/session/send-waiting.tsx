import { splitPath } from '@individua/contract/paths'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { isApiError, isRetried } from '../../lib/api-error.ts'
import { clearDraft } from '../../lib/assessment-draft.ts'
import { errorText } from '../../lib/error-text.ts'
import { useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { showToast } from '../../ui/toast.tsx'
import { createAccount, registerUser, submitBasicAnswers } from './session.queries.ts'
import { forgetWaiting, waitingAnswers } from './waiting-answers.ts'

/** Sends the waiting answers: those of an earlier visit at once, those of this one with the network. */
export default function SendWaiting() {
  const { t } = useTranslation('session')
  const { t: tErrors } = useTranslation('errors')
  const { pathname } = useLocation()
  const navigate = useLocalizedNavigate()

  const sendNow = useEffectEvent(async () => {
    try {
      const email = await sendFromOneTab()
      if (email === undefined) return
      const state = { email }
      if (splitPath(pathname).rest === '/email-collection')
        navigate('/verification-sent', { state })
      else showToast('success', t('emailCollection.waiting.sent', { email }))
    } catch (error) {
      if (maySucceedLater(error)) return
      forgetWaiting()
      showToast('error', errorText(tErrors, error))
    }
  })
  useEffect(() => {
    const onOnline = () => sendNow()
    window.addEventListener('online', onOnline)
    const since = waitingAnswers()?.since ?? Number.POSITIVE_INFINITY
    if (navigator.onLine && since < performance.timeOrigin) sendNow()
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return null
}

/** The network comes back for all tabs at once: one of them sends. @returns the email it went to */
function sendFromOneTab(): Promise<string | undefined> {
  // Without https there are no locks.
  if (!('locks' in navigator)) return send()
  return navigator.locks.request('individua.waiting', { ifAvailable: true }, (lock) =>
    lock ? send() : undefined,
  )
}

async function send(): Promise<string | undefined> {
  const waiting = waitingAnswers()
  if (!waiting) return undefined
  const { email, language, answers } = waiting
  const uid = await createAccount(email, language)
  await registerUser(uid, email)
  await submitBasicAnswers(uid, answers)
  clearDraft('initial')
  forgetWaiting()
  return email
}

function maySucceedLater(error: unknown): boolean {
  return isRetried(error) || (isApiError(error) && error.status === 429)
}
