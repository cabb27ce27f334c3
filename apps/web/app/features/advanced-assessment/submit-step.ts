import type { Help, StepAccepted } from '@individua/contract/answers'
import type { GeneratedQuestion, GeneratedQuestions } from '@individua/contract/questions'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { isApiError } from '../../lib/api-error.ts'
import { useTranslation } from '../../lib/texts.ts'
import { showToast } from '../../ui/toast.tsx'
import { sendDraft, submitStep } from './advanced-assessment.queries.ts'
import { type SentAnswer, type StepDraft, sentAnswers } from './step-draft.ts'
import { clearStep } from './stored-step.ts'

type SubmitStep = {
  userId: string
  form: GeneratedQuestions
  onAccepted: (accepted: StepAccepted) => void
  /** These questions are no longer the ones to answer: asked anew, or submitted elsewhere. */
  onMovedOn: () => void
  onHelp: (help: Help) => void
  /** Other questions come in place of those after the 0-based index. */
  onReplaced: (replaced: GeneratedQuestion[], furthestShown: number) => void
}

/** Sends each answer as the reader leaves its question, and all of them at the end of the step. */
export function useSubmitStep({
  userId,
  form,
  onAccepted,
  onMovedOn,
  onHelp,
  onReplaced,
}: SubmitStep) {
  const { t } = useTranslation('advanced-assessment')
  const pendingDraft = useRef<Promise<unknown>>(Promise.resolve())

  const sendAnswerDraft = (
    questionUuid: string,
    answer: SentAnswer,
    furthestShown: () => number,
  ) => {
    pendingDraft.current = sendDraft({ uid: userId, questionUuid, ...answer }).then(
      ({ help, replaced }) => {
        if (help) onHelp(help)
        if (replaced) onReplaced(replaced, furthestShown())
      },
      // This browser has the answer all the same.
      () => undefined,
    )
  }
  const submission = useMutation({
    mutationFn: async (draft: StepDraft) => {
      await pendingDraft.current
      return submitStep({ uid: userId, answers: sentAnswers(form.questions, draft) })
    },
    onSuccess: (accepted) => {
      clearStep(userId, form.step)
      onAccepted(accepted)
    },
    onError: (error) => {
      if (!isMovedOn(error)) return showToast('error', t('errors.save'))
      showToast('error', t('movedOn'))
      clearStep(userId, form.step)
      onMovedOn()
    },
  })
  return { sendAnswerDraft, submit: submission.mutate, isSubmitting: submission.isPending }
}

/** These questions are no longer the ones to answer. */
export function isMovedOn(error: unknown): boolean {
  if (!isApiError(error)) return false
  return ['step_answered', 'step_not_ready', 'question_unknown'].includes(error.code)
}
