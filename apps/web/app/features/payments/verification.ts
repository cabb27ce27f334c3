import { limits } from '@individua/contract/limits'
import { useEffect, useState } from 'react'
import { refreshUserInfo } from '../../lib/session.ts'
import { checkPayment } from './payment.queries.ts'

export type VerificationState = 'loading' | 'processing' | 'success' | 'error'
export type Verification = { state: VerificationState; retries: number }

export const notYetLooked: Verification = { state: 'loading', retries: 0 }

/** What follows a look at the user; a look that failed counts as one that found no payment. */
export function afterLook({ retries }: Verification, isPremium: boolean): Verification {
  if (isPremium) return { state: 'success', retries }
  if (retries < limits.paymentChecks) return { state: 'processing', retries: retries + 1 }
  return { state: 'error', retries }
}

/** Verifies the payment of the signed-in user, as soon as there is one. */
export function useVerification(isSignedIn: boolean) {
  const [run, setRun] = useState(1)
  const [shown, setShown] = useState({ run, state: notYetLooked.state })
  useEffect(() => {
    if (!isSignedIn) return
    const leaving = new AbortController()
    verifyPayment(leaving.signal, ({ state }) => setShown({ run, state }))
    return () => leaving.abort()
  }, [isSignedIn, run])

  const state = shown.run === run ? shown.state : notYetLooked.state
  return { state, tryAgain: () => setRun(run + 1) }
}

/** Looks until there is a payment, until it has looked too often, or until the reader leaves. */
export async function verifyPayment(
  signal: AbortSignal,
  show: (verification: Verification) => void,
) {
  await checkPayment().catch(() => undefined)
  let verification = notYetLooked
  while (!signal.aborted) {
    verification = afterLook(verification, await isUserPremium())
    if (!signal.aborted) show(verification)
    if (verification.state !== 'processing') return
    await new Promise((resolve) => setTimeout(resolve, limits.paymentCheckPause))
  }
}

function isUserPremium(): Promise<boolean> {
  return refreshUserInfo().then(
    (userInfo) => userInfo.is_premium,
    () => false,
  )
}
