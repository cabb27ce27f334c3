import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { readNavigationState } from '../../lib/navigation-state.ts'

/**
 * Each question has an entry in the browser's history, so that Back leads to the question before. An
 * entry names its question, or one that came after names it; that of a link to a part of the page may
 * have no name, and changes nothing.
 */
export function useQuestionHistory(position: number, show: (position: number) => void) {
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const { key, pathname, search, hash, state } = useLocation()
  const { question, pathBefore, questionsBefore, ...others } = readNavigationState(state)
  const entry = key + hash

  const named = useRef<Record<string, number>>({})
  const questionOf = () => named.current[entry] ?? question
  const arrived = useRef('')
  const arrive = useEffectEvent((isFirst: boolean) => {
    named.current = { ...named.current, ...questionsBefore }
    const arrivedAt = questionOf()
    if (isFirst || navigationType !== 'POP' || arrivedAt === undefined) return
    if (arrivedAt !== position) show(arrivedAt)
  })
  useEffect(() => {
    if (arrived.current === key) return
    arrive(arrived.current === '')
    arrived.current = key
  }, [key])

  // Without a path: a language that is chosen while this page is still shown stays chosen.
  const enter = (next: { question: number; pathBefore?: string }, replace = false) =>
    navigate(
      { search, hash },
      {
        state: { ...others, ...next, questionsBefore: named.current },
        replace,
        preventScrollReset: true,
      },
    )
  return {
    /** The next question is on screen. One navigation: what the reader does between two would be lost. */
    goneOn: () => {
      if (questionOf() !== position) named.current = { ...named.current, [entry]: position }
      return enter({ question: position + 1, pathBefore: pathname })
    },
    /** Shows the question before: in its own entry, unless the language has changed since. */
    goBack: () => {
      if (questionOf() === position && pathBefore === pathname) return navigate(-1)
      show(position - 1)
      return enter({ question: position - 1 }, true)
    },
  }
}
