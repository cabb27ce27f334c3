import type { WeeklyStep, WeeklyStepBody } from '@individua/contract/weekly-step'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Chevron } from '../../ui/chevron.tsx'
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
    <section aria-labelledby="weekly-step">
      <details className="group/step">
        <summary className="grid list-none gap-1 sm:gap-3 [&::-webkit-details-marker]:hidden">
          <span className="flex items-center gap-3">
            <h2 id="weekly-step" className="running-head grow font-sans">
              {t('title')}
            </h2>
            <Chevron className="group-open/step:rotate-90" />
          </span>
          <span className="line-clamp-2 max-w-measure font-serif leading-[1.35] group-open/step:line-clamp-none sm:line-clamp-none sm:text-[1.3125rem]">
            {text}
          </span>
        </summary>
        <div className="grid max-w-measure gap-5 pt-5">
          {triedAt === null ? (
            <div>
              <Button look="secondary" isBusy={isBusy} onClick={() => onTried({ archetype })}>
                {t('tried')}
              </Button>
            </div>
          ) : (
            <>
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
            </>
          )}
        </div>
      </details>
    </section>
  )
}

function Tried({ triedAt }: { triedAt: string }) {
  const { t } = useTranslation('weekly-step')
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' })
  return <>{t('done', { date: format.format(Date.parse(triedAt)) })}</>
}
