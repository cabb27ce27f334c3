import { useTranslation } from '../../lib/texts.ts'
import { Progress } from '../../ui/progress.tsx'

type AssessmentProgressProps = { number: number; total: number; share: number }

export function AssessmentProgress({ number, total, share }: AssessmentProgressProps) {
  const { t } = useTranslation('assessment')
  const percent = Math.round(share * 100)
  return (
    <div className="grid gap-3">
      <div
        role="status"
        className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 tabular-nums"
      >
        <p className="font-[550]">{t('progress', { number, total })}</p>
        <p className="text-sm text-soft">{t('percent', { percent })}</p>
      </div>
      <Progress value={percent} label={t('progressLabel')} />
    </div>
  )
}
