import { useEffect, useEffectEvent } from 'react'

type QuestionKeys = {
  /** Digits from 1 to this one answer. */
  lastDigit: number
  onDigit: (value: number) => void
  onBack: () => void
  onEnter?: () => void
}

/** Keys of the whole page: digits answer, Enter goes on, ← goes back unless an element needs the key itself. */
export function useQuestionKeys({ lastDigit, onDigit, onBack, onEnter }: QuestionKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (isTyping(event.target)) return
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0
    if (digit > 0 && digit <= lastDigit) onDigit(digit)
    if (event.key === 'ArrowLeft' && !usesArrows(event.target)) onBack()
    if (event.key === 'Enter' && !usesEnter(event.target)) onEnter?.()
  })
  useEffect(() => {
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select')
  )
}

function usesArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}

function usesEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null
}
