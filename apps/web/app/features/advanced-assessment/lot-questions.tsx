import type { Lot } from '@individua/contract/further-questions'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '../../lib/texts.ts'
import { likertValues } from '../../ui/likert-scale.tsx'
import { QuestionFrame } from '../../ui/question-frame.tsx'
import { QuestionHeading } from '../../ui/question-heading.tsx'
import { useQuestionKeys } from '../../ui/question-keys.ts'
import { showToast } from '../../ui/toast.tsx'
import { submitLot } from './advanced-assessment.queries.ts'
import { AnswerField } from './answer-field.tsx'
import { LotHead, LotTitle } from './lot-head.tsx'
import { toggleChoice } from './ranked-choice.ts'
import { StepButtons } from './step-buttons.tsx'
import { useStepByQuestion } from './step-by-question.ts'
import { type StepDraft, sentAnswers } from './step-draft.ts'
import { clearStep } from './stored-step.ts'
import { isMovedOn } from './submit-step.ts'

const headingId = 'further-question'

type LotQuestionsProps = {
  userId: string
  lot: Lot
  onAccepted: () => void
  /** These questions were answered elsewhere. */
  onMovedOn: () => void
}

export function LotQuestions({ userId, lot, ...handlers }: LotQuestionsProps) {
  const { t } = useTranslation('advanced-assessment')
  const { questions } = lot
  const { submit, isSubmitting } = useSubmitLot({ userId, lot, ...handlers })
  const flow = useStepByQuestion({
    userId,
    step: 'lot',
    questions,
    replacesAfter: undefined,
    onAnswered: () => undefined,
    onComplete: submit,
  })
  const { question, position, value } = flow
  useQuestionKeys({
    lastDigit: question.choices?.length ?? likertValues.length,
    onDigit: (digit) => {
      if (isSubmitting) return
      flow.answer(question.choices ? toggleChoice(value, digit - 1) : String(digit))
    },
    onBack: () => !isSubmitting && flow.goBack(),
    onEnter: () => !isSubmitting && flow.goOn(),
  })
  const total = questions.length
  const share = (position + 1) / total
  return (
    <QuestionFrame
      share={share}
      head={<LotHead percent={100 * share} current={{ ...lot, number: position + 1, total }} />}
    >
      <LotTitle />
      <QuestionHeading
        id={headingId}
        level="h3"
        questionUuid={question.questionUuid}
        text={question.questionText}
      />
      <AnswerField
        key={question.questionUuid}
        step={1}
        question={question}
        value={value}
        labelledBy={headingId}
        onAnswer={flow.answer}
      />
      <StepButtons
        onBack={position > 0 && !isSubmitting ? flow.goBack : undefined}
        onNext={flow.isAnswered ? flow.goOn : undefined}
        lastText={position === total - 1 ? t('more.complete') : undefined}
        note={t('more.kept')}
        isSubmitting={isSubmitting}
      />
    </QuestionFrame>
  )
}

function useSubmitLot({ userId, lot, onAccepted, onMovedOn }: LotQuestionsProps) {
  const { t } = useTranslation('advanced-assessment')
  const submission = useMutation({
    mutationFn: (draft: StepDraft) =>
      submitLot({ uid: userId, answers: sentAnswers(lot.questions, draft) }),
    onSuccess: () => {
      clearStep(userId, 'lot')
      onAccepted()
    },
    onError: (error) => {
      if (!isMovedOn(error)) return showToast('error', t('errors.save'))
      showToast('error', t('movedOn'))
      clearStep(userId, 'lot')
      onMovedOn()
    },
  })
  return { submit: submission.mutate, isSubmitting: submission.isPending }
}
