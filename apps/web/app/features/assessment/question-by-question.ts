import type { Question } from '@individua/contract/questions'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type AssessmentDraft,
  type FormType,
  followDraft,
  loadDraft,
  mergeDrafts,
  saveDraft,
} from '../../lib/assessment-draft.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { questionAt } from '../../lib/question-draft.ts'
import { useTimeOnScreen } from '../../lib/time-on-screen.ts'
import { type AnsweringStep, resumeDraft, takeStep } from './answering.ts'
import { useQuestionHistory } from './question-history.ts'

const advanceAfter = 300

interface Asked {
  formType: FormType
  questions: Question[]
  total: number
  onComplete: (draft: AssessmentDraft) => void
}

/** Leads the reader through a form; every step is stored in this browser. */
export function useQuestionByQuestion({ formType, questions, total, onComplete }: Asked) {
  const uuids = uuidsOf(questions, total)
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState(() =>
    resumeDraft(isHydrated ? loadDraft(formType) : undefined, uuids),
  )
  const toNext: AnsweringStep = { kind: 'next', questionCount: total }
  const [isAdvancing, setIsAdvancing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { question, position } = questionAt(questions, draft.position)
  const elapsed = useTimeOnScreen(question.questionUuid)

  useEffect(() => () => clearTimeout(timer.current), [])

  const withOtherTabs = (own: AssessmentDraft) =>
    resumeDraft(mergeDrafts(own, loadDraft(formType)), uuids)
  const readOtherTabs = useEffectEvent(() => setDraft(withOtherTabs))
  useEffect(() => followDraft(formType, () => readOtherTabs()), [formType])

  const step = (from: AssessmentDraft, next: AnsweringStep) => {
    const stepped = withOtherTabs(takeStep(from, next))
    saveDraft(formType, stepped)
    setDraft(stepped)
    return stepped
  }
  const stay = () => {
    clearTimeout(timer.current)
    setIsAdvancing(false)
  }
  const show = (shown: number) => {
    stay()
    step(draft, { kind: 'show', position: shown })
  }
  const history = useQuestionHistory(position, show)
  const answer = (value: number) =>
    step(draft, {
      kind: 'answer',
      questionUuid: question.questionUuid,
      value,
      milliseconds: elapsed(),
      at: Date.now(),
    })
  const advance = (from: AssessmentDraft) => {
    stay()
    if (position === total - 1) return onComplete(from)
    step(from, toNext)
    history.goneOn()
  }
  return {
    uuids,
    draft,
    question,
    position,
    isAdvancing,
    select: (value: number) => {
      stay()
      answer(value)
    },
    /** Stores the next position before the next question shows: a form that is mounted anew meanwhile begins there. */
    choose: (value: number) => {
      stay()
      setIsAdvancing(true)
      const answered = answer(value)
      if (position < total - 1) saveDraft(formType, takeStep(answered, toNext))
      timer.current = setTimeout(advance, advanceAfter, answered)
    },
    goBack: () => {
      stay()
      if (position > 0) history.goBack()
    },
    goOn: () => advance(draft),
  }
}

/** The ids of all questions; one that is still being loaded has its index, which no answer has as its id. */
function uuidsOf(questions: readonly Question[], total: number): string[] {
  return Array.from({ length: total }, (_, index) => questions[index]?.questionUuid ?? `${index}`)
}
