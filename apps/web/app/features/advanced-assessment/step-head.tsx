import type { Step } from '@individua/contract/questions'
import { useTranslation } from '../../lib/texts.ts'
import { Progress } from '../../ui/progress.tsx'

type StepHeadProps = {
  step: Step
  percent: number
  /** Absent while the questions are loading. */
  current?: { number: number; total: number }
}

export function StepHead({ step, percent, current }: StepHeadProps) {
  const { t } = useTranslation('advanced-assessment')
  return (
    <div className="grid gap-3">
      <h1 className="running-head font-sans">{t('title')}</h1>
      <div
        role="status"
        className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 tabular-nums"
      >
        <p className="font-[550]">{t('step', { step })}</p>
        {current && <p className="text-sm text-soft">{t('question', current)}</p>}
      </div>
      <Progress value={percent} label={t('progressLabel')} />
    </div>
  )
}

/** What a step is about. */
export function StepTitle({ step }: { step: Step }) {
  const { t } = useTranslation('advanced-assessment')
  return (
    <div className="grid max-w-measure gap-1.5 border-l-2 border-l-gilt pl-4">
      <h2 className="text-xl">{t(`steps.${step}.title`)}</h2>
      <p className="text-[0.9375rem] text-soft">{t(`steps.${step}.description`)}</p>
    </div>
  )
}
