import { useEffect, useRef } from 'react'

/** Milliseconds since this question came on screen. */
export function useTimeOnScreen(questionUuid: string): () => number {
  const shown = useRef({ questionUuid, at: 0 })
  useEffect(() => {
    shown.current = { questionUuid, at: performance.now() }
  }, [questionUuid])
  return () => performance.now() - shown.current.at
}
