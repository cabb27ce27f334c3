import type { LookBackBody, WeeklyStep } from '@individua/contract/weekly-step'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { DiaryLine } from './diary-line.tsx'

type StepLookBackProps = {
  earlier: NonNullable<WeeklyStep['lookBack']>
  isBusy: boolean
  onKeep: (body: LookBackBody) => void
}

/** Asks what has stayed of a step that was tried a week ago or earlier. */
export function StepLookBack({ earlier, isBusy, onKeep }: StepLookBackProps) {
  const { t } = useTranslation('weekly-step')
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' })
  const { week, text: step, triedAt, line } = earlier
  return (
    <section aria-labelledby="look-back" className="grid max-w-measure gap-4">
      <h2 id="look-back" className="running-head font-sans">
        {t('lookBack.title')}
      </h2>
      <p>{t('lookBack.tried', { date: format.format(Date.parse(triedAt)), step })}</p>
      {line !== '' && <p className="text-soft">{t('lookBack.wrote', { line })}</p>}
      <DiaryLine
        label={t('lookBack.question')}
        line=""
        action={t('lookBack.keep')}
        isBusy={isBusy}
        onKeep={(written) => onKeep({ week, line: written })}
      >
        <Button look="quiet" disabled={isBusy} onClick={() => onKeep({ week, line: '' })}>
          {t('lookBack.nothing')}
        </Button>
      </DiaryLine>
    </section>
  )
}
