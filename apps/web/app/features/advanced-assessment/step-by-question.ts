import type { GeneratedQuestion, Step } from '@individua/contract/questions'
import { useEffect, useRef, useState } from 'react'
import { loadStep, saveStep } from './kept-step.ts'
import { isBlank, resumeStep, type StepDraft, sentAnswer, withTime } from './step-draft.ts'

type StepByQuestion = {
  userId: string
  step: Step
  questions: GeneratedQuestion[]
  /** A question with an answer was left. */
  onLeave: (questionUuid: string, answer: string) => void
  onComplete: (draft: StepDraft) => void
}

/** The reader's way through a step; every key press is kept in this browser. */
export function useStepByQuestion({
  userId,
  step,
  questions,
  onLeave,
  onComplete,
}: StepByQuestion) {
  const [draft, setDraft] = useState(() => resumeStep(loadStep(userId, step), questions))
  const position = Math.min(draft.position, questions.length - 1)
  const question = questions[position]!
  const elapsed = useTimeOnScreen(question.questionUuid)
  const value = draft.answers[question.questionUuid] ?? ''
  const isAnswered = !isBlank(value)

  const keep = (next: StepDraft) => {
    saveStep(userId, step, next)
    setDraft(next)
  }
  const leaveTo = (next: number) => {
    if (isAnswered) onLeave(question.questionUuid, sentAnswer(question, value))
    keep({ ...timed(), position: next })
  }
  const timed = () => (isAnswered ? withTime(draft, question.questionUuid, elapsed()) : draft)

  return {
    question,
    position,
    value,
    isAnswered,
    answer: (given: string) =>
      keep({ ...draft, answers: { ...draft.answers, [question.questionUuid]: given } }),
    goBack: () => {
      if (position > 0) leaveTo(position - 1)
    },
    goOn: () => {
      if (!isAnswered) return
      if (position < questions.length - 1) return leaveTo(position + 1)
      const finished = timed()
      keep(finished)
      onComplete(finished)
    },
  }
}

/** Milliseconds since this question came on screen. */
function useTimeOnScreen(questionUuid: string): () => number {
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [questionUuid])
  return () => performance.now() - shownAt.current
}
