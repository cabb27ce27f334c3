import { useTranslation } from '../../lib/texts.ts'
import { Progress } from '../../ui/progress.tsx'

type AssessmentProgressProps = { number: number; total: number; share: number }

export function AssessmentProgress({ number, total, share }: AssessmentProgressProps) {
  const { t } = useTranslation('assessment')
  const percent = Math.round(share * 100)
  return (
    <div className="grid gap-3">
      <div role="status">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 tabular-nums">
          <p className="font-[550]">{t('progress', { number, total })}</p>
          <p className="text-sm text-soft">{t('percent', { percent })}</p>
        </div>
        <Aside number={number} total={total} />
      </div>
      <Progress value={percent} label={t('progressLabel')} />
    </div>
  )
}

/** A greeting at the first question, a pause half-way; its room is always kept, so that nothing moves. */
function Aside({ number, total }: { number: number; total: number }) {
  const { t } = useTranslation('assessment')
  const isHalfWay = number === Math.floor(total / 2) + 1
  return (
    <p className="mt-1 min-h-[2.75em] font-serif text-[0.9375rem] leading-snug text-soft sm:min-h-[1.375em]">
      {number === 1 ? t('greeting') : isHalfWay && t('halfWay')}
    </p>
  )
}
