import type { Help, StepAccepted } from '@individua/contract/answers'
import type { GeneratedQuestion, GeneratedQuestions } from '@individua/contract/questions'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ownPetalsQuery } from '../../lib/own-petals.ts'
import { useTranslation } from '../../lib/texts.ts'
import { CalibrationConsent } from '../../ui/calibration-consent.tsx'
import { likertValues } from '../../ui/likert-scale.tsx'
import { sharpenedPetals } from '../../ui/mandala/sharpened-petals.ts'
import { QuestionFrame } from '../../ui/question-frame.tsx'
import { QuestionHeading } from '../../ui/question-heading.tsx'
import { useQuestionKeys } from '../../ui/question-keys.ts'
import { AnswerField } from './answer-field.tsx'
import { toggleChoice } from './ranked-choice.ts'
import { StepButtons } from './step-buttons.tsx'
import { useStepByQuestion } from './step-by-question.ts'
import { percentDone } from './step-draft.ts'
import { StepHead, StepTitle } from './step-head.tsx'
import { useSubmitStep } from './submit-step.ts'

const headingId = 'advanced-question'

type StepQuestionsProps = {
  userId: string
  form: GeneratedQuestions
  /** Other questions were shown before: the focus moves to the first of these. */
  isFollowing: boolean
  onAccepted: (accepted: StepAccepted) => void
  onMovedOn: () => void
  onHelp: (help: Help) => void
  onReplaced: (replaced: GeneratedQuestion[], furthestShown: number) => void
}

/** The reader's own petals; nothing while they are not known. */
function useSharpened(userId: string, share: number) {
  const { data } = useQuery(ownPetalsQuery(userId))
  return useMemo(() => data && sharpenedPetals(data, share), [data, share])
}

export function StepQuestions({ userId, form, isFollowing, ...handlers }: StepQuestionsProps) {
  const { t } = useTranslation('advanced-assessment')
  const { step, questions } = form
  const { sendAnswerDraft, submit, isSubmitting } = useSubmitStep({ userId, form, ...handlers })
  const flow = useStepByQuestion({
    userId,
    step,
    questions,
    replacesAfter: form.replacesAfter,
    onAnswered: sendAnswerDraft,
    onComplete: submit,
  })
  const { question, position, value } = flow
  const answerByDigit = (digit: number) => {
    if (isSubmitting) return
    if (question.choices) flow.answer(toggleChoice(value, digit - 1))
    else if (step === 1) flow.answer(String(digit))
  }
  useQuestionKeys({
    lastDigit: question.choices?.length ?? likertValues.length,
    onDigit: answerByDigit,
    onBack: () => !isSubmitting && flow.goBack(),
    onEnter: () => !isSubmitting && flow.goOn(),
  })

  const own = useSharpened(userId, percentDone(step, position + 1, questions.length) / 100)
  const total = questions.length
  const percent = percentDone(step, position + 1, total)
  const isLast = position === total - 1
  return (
    <QuestionFrame
      share={percent / 100}
      own={own}
      head={<StepHead step={step} percent={percent} current={{ number: position + 1, total }} />}
    >
      <StepTitle step={step} />
      <QuestionHeading
        id={headingId}
        level="h3"
        questionUuid={question.questionUuid}
        text={question.questionText}
        isFocusedAtOnce={isFollowing}
      />
      <AnswerField
        key={question.questionUuid}
        step={step}
        question={question}
        value={value}
        labelledBy={headingId}
        onAnswer={flow.answer}
      />
      {isLast && step === 3 && <CalibrationConsent userId={userId} />}
      <StepButtons
        onBack={position > 0 && !isSubmitting ? flow.goBack : undefined}
        onNext={flow.isAnswered ? flow.goOn : undefined}
        lastText={isLast && step === 3 ? t('complete') : undefined}
        note={t('kept')}
        isSubmitting={isSubmitting}
      />
    </QuestionFrame>
  )
}
