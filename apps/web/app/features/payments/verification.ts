import { limits } from '@individua/contract/limits'
import { useEffect, useState } from 'react'
import { refreshUserInfo } from '../../lib/session.ts'
import { checkPayment } from './payment.queries.ts'

export type VerificationState = 'loading' | 'processing' | 'success' | 'error'
export type Verification = { state: VerificationState; retries: number }

export const notYetVerified: Verification = { state: 'loading', retries: 0 }

/** The state after a check for the payment; a check that failed counts as one that found none. */
export function afterCheck({ retries }: Verification, isPremium: boolean): Verification {
  if (isPremium) return { state: 'success', retries }
  if (retries < limits.paymentChecks) return { state: 'processing', retries: retries + 1 }
  return { state: 'error', retries }
}

/** Verifies the payment of the signed-in user, as soon as there is one. */
export function useVerification(isSignedIn: boolean) {
  const [run, setRun] = useState(1)
  const [shown, setShown] = useState({ run, state: notYetVerified.state })
  useEffect(() => {
    if (!isSignedIn) return
    const leaving = new AbortController()
    verifyPayment(leaving.signal, ({ state }) => setShown({ run, state }))
    return () => leaving.abort()
  }, [isSignedIn, run])

  const state = shown.run === run ? shown.state : notYetVerified.state
  return { state, tryAgain: () => setRun(run + 1) }
}

/** Checks until there is a payment, until it has checked too often, or until the reader leaves. */
export async function verifyPayment(
  signal: AbortSignal,
  show: (verification: Verification) => void,
) {
  await checkPayment().catch(() => undefined)
  let verification = notYetVerified
  while (!signal.aborted) {
    verification = afterCheck(verification, await isUserPremium())
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
