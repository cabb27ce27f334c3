import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Takes an answer that was given before the page was hydrated: the browser, or `before-paint.js`, has
 * marked it, and React leaves the mark.
 * @returns the element around the scale
 */
export function useMarkedAnswer(
  known: number | undefined,
  choose: (value: number) => void,
): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const take = useEffectEvent(() => {
    const marked = frame.current?.querySelector<HTMLInputElement>('input[type=radio]:checked')
    if (marked && known === undefined) choose(Number(marked.value))
  })
  useEffect(() => take(), [])
  return frame
}
