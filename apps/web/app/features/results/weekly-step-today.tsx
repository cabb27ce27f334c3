import type { WeeklyStep, WeeklyStepBody } from '@individua/contract/weekly-step'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { DiaryLine } from './diary-line.tsx'

type WeeklyStepTodayProps = {
  step: WeeklyStep
  isBusy: boolean
  onTried: (body: WeeklyStepBody) => void
}

export function WeeklyStepToday({ step, isBusy, onTried }: WeeklyStepTodayProps) {
  const { t } = useTranslation('weekly-step')
  const { archetype, text, triedAt, line } = step
  return (
    <section aria-labelledby="weekly-step" className="grid gap-3 sm:gap-5">
      <h2 id="weekly-step" className="running-head font-sans">
        {t('title')}
      </h2>
      <p className="max-w-measure font-serif text-[1.0625rem] leading-[1.4] sm:text-[1.3125rem]">
        {text}
      </p>
      {triedAt === null ? (
        <div>
          <Button look="secondary" isBusy={isBusy} onClick={() => onTried({ archetype })}>
            {t('tried')}
          </Button>
        </div>
      ) : (
        <div className="grid max-w-measure gap-5">
          <p role="status">
            <Tried triedAt={triedAt} /> {t('next')}
          </p>
          <DiaryLine
            label={t('line')}
            hint={t('lineHint')}
            line={line}
            action={t('keepLine')}
            isBusy={isBusy}
            onKeep={(written) => onTried({ archetype, line: written })}
          />
          {line !== '' && (
            <p role="status" className="text-[0.9375rem] text-soft">
              {t('kept')}
            </p>
          )}
        </div>
      )}
    </section>
  )
}

function Tried({ triedAt }: { triedAt: string }) {
  const { t } = useTranslation('weekly-step')
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' })
  return <>{t('done', { date: format.format(Date.parse(triedAt)) })}</>
}
