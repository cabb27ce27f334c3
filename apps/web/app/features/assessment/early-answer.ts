import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Answer to the first question that was given before the page was hydrated. */
    earlyAnswer?: number
  }
}

/** Takes an answer that `before-paint.js` has noted. The mark in the page may go as React hydrates it. */
export function useEarlyAnswer(known: number | undefined, choose: (value: number) => void): void {
  const take = useEffectEvent(() => {
    const { earlyAnswer } = window
    delete window.earlyAnswer
    if (earlyAnswer !== undefined && known === undefined) choose(earlyAnswer)
  })
  useEffect(() => {
    take()
    // What is noted after this the page takes itself: the page in another language must not.
    return () => {
      delete window.earlyAnswer
    }
  }, [])
}
