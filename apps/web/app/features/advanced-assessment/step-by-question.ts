import type { GeneratedQuestion } from '@individua/contract/questions'
import { useRef, useState } from 'react'
import { questionAt, withTime } from '../../lib/question-draft.ts'
import { useTimeOnScreen } from '../../lib/time-on-screen.ts'
import { isBlank, resumeStep, type SentAnswer, type StepDraft, sentAnswer } from './step-draft.ts'
import { loadStep, type StoredForm, saveStep } from './stored-step.ts'

type StepByQuestion = {
  userId: string
  step: StoredForm
  questions: GeneratedQuestion[]
  /** The questions after this number are chosen from the answers up to it. */
  replacesAfter: number | undefined
  /** An answer is to be sent: its question was left, or further questions are chosen from it. */
  onAnswered: (questionUuid: string, answer: SentAnswer, furthestShown: () => number) => void
  onComplete: (draft: StepDraft) => void
}

/** Leads the reader through a step; every key press is stored in this browser. */
export function useStepByQuestion({
  userId,
  step,
  questions,
  replacesAfter,
  onAnswered,
  onComplete,
}: StepByQuestion) {
  const [draft, setDraft] = useState(() => resumeStep(loadStep(userId, step), questions))
  const { question, position } = questionAt(questions, draft.position)
  const elapsed = useTimeOnScreen(question.questionUuid)
  const value = draft.answers[question.questionUuid] ?? ''
  const isAnswered = !isBlank(value)
  const furthestShown = useRef(position)

  const report = (given: string) =>
    onAnswered(question.questionUuid, sentAnswer(question, given), () => furthestShown.current)

  const store = (next: StepDraft) => {
    saveStep(userId, step, next)
    setDraft(next)
  }
  const leaveTo = (next: number) => {
    if (isAnswered) report(value)
    furthestShown.current = Math.max(furthestShown.current, next)
    store({ ...timed(), position: next })
  }
  const timed = () => (isAnswered ? withTime(draft, question.questionUuid, elapsed()) : draft)

  return {
    question,
    position,
    value,
    isAnswered,
    answer: (given: string) => {
      store({ ...draft, answers: { ...draft.answers, [question.questionUuid]: given } })
      if (question.questionNo === replacesAfter && !isBlank(given)) report(given)
    },
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
