import type { GeneratedQuestion, Step } from '@individua/contract/questions'
import { LikertScale } from '../../ui/likert-scale.tsx'
import { ChoiceList } from './choice-list.tsx'
import { OpenAnswer } from './open-answer.tsx'

type AnswerFieldProps = {
  step: Step
  question: GeneratedQuestion
  value: string
  labelledBy: string
  onAnswer: (value: string) => void
}

/** Choices make a question one of choice; without them the step decides. */
export function AnswerField({ step, question, value, labelledBy, onAnswer }: AnswerFieldProps) {
  const { questionUuid, choices } = question
  if (choices) {
    return (
      <ChoiceList choices={choices} value={value} labelledBy={labelledBy} onChoose={onAnswer} />
    )
  }
  if (step === 3) return <OpenAnswer value={value} labelledBy={labelledBy} onWrite={onAnswer} />
  const answerDigit = (digit: number) => onAnswer(String(digit))
  return (
    <LikertScale
      questionUuid={questionUuid}
      value={value === '' ? undefined : Number(value)}
      onSelect={answerDigit}
      onChoose={answerDigit}
    />
  )
}
