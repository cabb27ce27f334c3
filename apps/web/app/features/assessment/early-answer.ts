import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Answer to the first question that was given before the page was hydrated. */
    earlyAnswer?: number
  }
}

/** Takes an answer that `before-paint.js` has noted. React then removes the mark from the page. */
export function useEarlyAnswer(known: number | undefined, choose: (value: number) => void): void {
  const take = useEffectEvent(() => {
    const { earlyAnswer } = window
    delete window.earlyAnswer
    if (earlyAnswer !== undefined && known === undefined) choose(earlyAnswer)
  })
  useEffect(() => {
    take()
    // The page has taken the answer: the same page in another language must not take it again.
    return () => {
      delete window.earlyAnswer
    }
  }, [])
}
