import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

declare global {
  interface Window {
    /** What was typed into the form of a page before it was hydrated, and whether it was sent. */
    earlyEmail?: { email: string; isSent: boolean }
  }
}

type FormProps = { ref: RefObject<HTMLFormElement | null>; 'data-form'?: 'waiting' }

/**
 * Takes an address that `before-paint.js` has noted, for hydrating empties the field, and sends it if
 * the reader did.
 * @returns what the form needs: its mark goes once the form works by itself
 */
export function useEarlyEmail(onEmail: (email: string) => void): FormProps {
  const ref = useRef<HTMLFormElement>(null)
  const [isWaiting, setIsWaiting] = useState(true)
  const [isSent, setIsSent] = useState(false)
  const take = useEffectEvent(() => {
    const { earlyEmail } = window
    delete window.earlyEmail
    setIsWaiting(false)
    if (!earlyEmail) return
    onEmail(earlyEmail.email)
    setIsSent(earlyEmail.isSent)
  })
  useLayoutEffect(() => take(), [])
  useEffect(() => {
    if (isSent) ref.current?.requestSubmit()
  }, [isSent])
  return { ref, ...(isWaiting && { 'data-form': 'waiting' }) }
}
