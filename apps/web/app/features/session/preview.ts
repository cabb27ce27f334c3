import type { BasicAnswer } from '@individua/contract/answers'
import { limits } from '@individua/contract/limits'
import type { ResultPreview } from '@individua/contract/result-preview'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { readPreview } from './session.queries.ts'

/** Null where there is none: the screen then asks for the email without it. */
export type PreviewState = ResultPreview | 'loading' | null

/** What the result of these answers opens with; `loading` also before the answers are known. */
export function usePreview(answers: BasicAnswer[], isKnown: boolean): PreviewState {
  const language = useLanguage()
  const [preview, setPreview] = useState<PreviewState>('loading')
  const isComplete = answers.length === limits.basicQuestionCount
  const key = `${language} ${answers.map(({ questionUuid, answer }) => questionUuid + answer)}`
  const read = useEffectEvent(() => readPreview(answers))
  useEffect(() => {
    if (!isComplete) return
    let isWanted = true
    const show = (next: PreviewState) => {
      if (isWanted && key) setPreview(next)
    }
    read().then(show, () => show(null))
    return () => {
      isWanted = false
    }
  }, [isComplete, key])
  return isKnown && !isComplete ? null : preview
}
