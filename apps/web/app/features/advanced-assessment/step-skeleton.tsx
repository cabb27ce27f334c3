import type { Step } from '@individua/contract/questions'
import { useTranslation } from '../../lib/texts.ts'
import { QuestionFrame } from '../../ui/question-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StepHead, StepTitle } from './step-head.tsx'

/** Shown instead of a step whose questions are loading; the first one where it is not known yet. */
export function StepSkeleton({ step = 1 }: { step?: Step | undefined }) {
  const { t } = useTranslation('advanced-assessment')
  const percent = ((step - 1) * 100) / 3
  return (
    <QuestionFrame share={percent / 100} head={<StepHead step={step} percent={percent} />}>
      <StepTitle step={step} />
      <div className="grid min-h-[24rem] content-start gap-6 sm:min-h-[19rem]">
        <p aria-hidden="true" className="text-soft">
          {t('loading')}
        </p>
        <Skeleton lines={6} label={t('loading')} />
      </div>
    </QuestionFrame>
  )
}
