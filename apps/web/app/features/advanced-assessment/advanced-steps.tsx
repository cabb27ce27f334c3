import type { Help, StepAccepted } from '@individua/contract/answers'
import type { GeneratedQuestion, Step } from '@individua/contract/questions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage, useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { showToast } from '../../ui/toast.tsx'
import { progressQuery, stepQuery } from './advanced-assessment.queries.ts'
import { AllAnswered } from './all-answered.tsx'
import { HelpFirst } from './help-first.tsx'
import { SecondRound } from './second-round.tsx'
import { withReplaced } from './step-draft.ts'
import { StepFailure } from './step-failure.tsx'
import { StepQuestions } from './step-questions.tsx'
import { StepSkeleton } from './step-skeleton.tsx'

/** Finds the step to go on with, and leads from one to the next. */
export function AdvancedSteps({ userId }: { userId: string }) {
  const progress = useQuery(progressQuery(userId))
  const cache = useQueryClient()
  const [help, setHelp] = useState<Help>()
  const [isUnderWay, setIsUnderWay] = useState(false)
  const [hasAgreed, setHasAgreed] = useState(false)

  const goOn = ({ nextStep, help: needed }: StepAccepted) => {
    if (needed) setHelp(needed)
    cache.setQueryData(progressQuery(userId).queryKey, (known) => ({
      hasReport: known?.hasReport ?? false,
      nextStep,
      isStarted: true,
    }))
  }
  const startOver = () => {
    cache.removeQueries({ queryKey: ['advanced-step', userId] })
    progress.refetch()
  }

  if (help) return <HelpFirst help={help} onContinue={() => setHelp(undefined)} />
  if (progress.error) return <FailedStart />
  if (!progress.data || progress.isRefetching) return <StepSkeleton />
  const { nextStep, isStarted, hasReport } = progress.data
  if (hasReport && !isStarted && !hasAgreed) {
    return <SecondRound onBegin={() => setHasAgreed(true)} />
  }
  if (nextStep === null) return <AllAnswered />
  return (
    <StepForm
      key={nextStep}
      userId={userId}
      step={nextStep}
      isUnderWay={isUnderWay}
      onShown={() => setIsUnderWay(true)}
      onAccepted={goOn}
      onMovedOn={startOver}
      onHelp={setHelp}
    />
  )
}

type StepFormProps = {
  userId: string
  step: Step
  /** Questions have been shown before, in this visit. */
  isUnderWay: boolean
  onShown: () => void
  onAccepted: (accepted: StepAccepted) => void
  onMovedOn: () => void
  onHelp: (help: Help) => void
}

function StepForm({ userId, step, isUnderWay, onShown, ...handlers }: StepFormProps) {
  const query = stepQuery(userId, step, useLanguage())
  const questions = useQuery(query)
  const cache = useQueryClient()
  const [isFollowing] = useState(isUnderWay)
  const isThere = questions.data !== undefined
  const show = useEffectEvent(onShown)
  useEffect(() => {
    if (isThere) show()
  }, [isThere])

  const replaceQuestions = (replaced: GeneratedQuestion[], furthestShown: number) => {
    cache.setQueryData(
      query.queryKey,
      (form) =>
        form && { ...form, questions: withReplaced(form.questions, replaced, furthestShown) },
    )
  }

  if (questions.data) {
    return (
      <StepQuestions
        userId={userId}
        form={questions.data}
        isFollowing={isFollowing}
        onReplaced={replaceQuestions}
        {...handlers}
      />
    )
  }
  if (!questions.error || questions.isFetching) return <StepSkeleton step={step} />
  if (!isUnderWay) return <FailedStart />
  return <StepFailure onRetry={() => questions.refetch()} />
}

/** Without its first questions there is nothing to stay for. */
function FailedStart() {
  const { t } = useTranslation('advanced-assessment')
  const navigate = useLocalizedNavigate()
  const leave = useEffectEvent(() => {
    showToast('error', t('errors.start'))
    navigate('/dashboard', { replace: true })
  })
  useEffect(() => leave(), [])
  return <StepSkeleton />
}
