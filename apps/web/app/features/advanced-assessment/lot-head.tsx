import type { Lot } from '@individua/contract/further-questions'
import { useTranslation } from '../../lib/texts.ts'
import { Progress } from '../../ui/progress.tsx'

type LotHeadProps = {
  percent: number
  /** Absent while the questions are loading. */
  current?: Pick<Lot, 'answerCount' | 'goal'> & { number: number; total: number }
}

export function LotHead({ percent, current }: LotHeadProps) {
  const { t } = useTranslation('advanced-assessment')
  return (
    <div className="grid gap-3">
      <h1 className="running-head font-sans">{t('more.title')}</h1>
      <div
        role="status"
        className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 tabular-nums"
      >
        {current && (
          <>
            <p className="font-[550]">
              {t('question', { number: current.number, total: current.total })}
            </p>
            <p className="text-sm text-soft">
              {t('more.answers', { answers: current.answerCount, goal: current.goal ?? '' })}
            </p>
          </>
        )}
      </div>
      <Progress value={percent} label={t('progressLabel')} />
    </div>
  )
}

export function LotTitle() {
  const { t } = useTranslation('advanced-assessment')
  return (
    <div className="grid max-w-measure gap-1.5 border-l-2 border-l-gilt pl-4">
      <h2 className="text-xl">{t('more.lead.title')}</h2>
      <p className="text-[0.9375rem] text-soft">{t('more.lead.description')}</p>
    </div>
  )
}
