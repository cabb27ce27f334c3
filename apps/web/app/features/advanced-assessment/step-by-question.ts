import type { GeneratedQuestion, Step } from '@individua/contract/questions'
import { useState } from 'react'
import { questionAt, withTime } from '../../lib/question-draft.ts'
import { useTimeOnScreen } from '../../lib/time-on-screen.ts'
import { isBlank, resumeStep, type StepDraft, sentAnswer } from './step-draft.ts'
import { loadStep, saveStep } from './stored-step.ts'

type StepByQuestion = {
  userId: string
  step: Step
  questions: GeneratedQuestion[]
  /** A question with an answer was left. */
  onLeave: (questionUuid: string, answer: string) => void
  onComplete: (draft: StepDraft) => void
}

/** Leads the reader through a step; every key press is stored in this browser. */
export function useStepByQuestion({
  userId,
  step,
  questions,
  onLeave,
  onComplete,
}: StepByQuestion) {
  const [draft, setDraft] = useState(() => resumeStep(loadStep(userId, step), questions))
  const { question, position } = questionAt(questions, draft.position)
  const elapsed = useTimeOnScreen(question.questionUuid)
  const value = draft.answers[question.questionUuid] ?? ''
  const isAnswered = !isBlank(value)

  const store = (next: StepDraft) => {
    saveStep(userId, step, next)
    setDraft(next)
  }
  const leaveTo = (next: number) => {
    if (isAnswered) onLeave(question.questionUuid, sentAnswer(question, value))
    store({ ...timed(), position: next })
  }
  const timed = () => (isAnswered ? withTime(draft, question.questionUuid, elapsed()) : draft)

  return {
    question,
    position,
    value,
    isAnswered,
    answer: (given: string) =>
      store({ ...draft, answers: { ...draft.answers, [question.questionUuid]: given } }),
    goBack: () => {
      if (position > 0) leaveTo(position - 1)
    },
    goOn: () => {
      if (!isAnswered) return
      if (position < questions.length - 1) return leaveTo(position + 1)
      const finished = timed()
      store(finished)
      onComplete(finished)
    },
  }
}
