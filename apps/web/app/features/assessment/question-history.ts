import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { readNavigationState } from '../../lib/navigation-state.ts'

/**
 * Each question has an entry in the browser's history that names it, so that Back leads to the question
 * before. An entry without a name, such as that of a link to a part of the page, changes nothing.
 */
export function useQuestionHistory(position: number, show: (position: number) => void) {
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const { key, pathname, search, hash, state } = useLocation()
  const { question, pathBefore, ...others } = readNavigationState(state)

  const arrived = useRef(key)
  const arrive = useEffectEvent(() => {
    if (navigationType === 'POP' && question !== undefined && question !== position) show(question)
  })
  useEffect(() => {
    if (arrived.current === key) return
    arrived.current = key
    arrive()
  }, [key])

  const enter = (entry: { question: number; pathBefore?: string }, replace = false) =>
    navigate(
      { pathname, search, hash },
      { state: { ...others, ...entry }, replace, preventScrollReset: true },
    )
  return {
    /** The next question is on screen. */
    goneOn: async () => {
      if (question !== position) await enter({ question: position }, true)
      await enter({ question: position + 1, pathBefore: pathname })
    },
    /** Shows the question before: in its own entry, unless the language has changed since. */
    goBack: async () => {
      if (question === position && pathBefore === pathname) return navigate(-1)
      show(position - 1)
      await enter({ question: position - 1 }, true)
    },
  }
}
