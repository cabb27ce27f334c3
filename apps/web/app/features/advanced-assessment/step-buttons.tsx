import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'

type StepButtonsProps = {
  onBack: (() => void) | undefined
  onNext: (() => void) | undefined
  /** What the button for the last question says. */
  lastText: string | undefined
  /** Where the answers are kept. */
  note: string
  isSubmitting: boolean
}

export function StepButtons({ onBack, onNext, lastText, note, isSubmitting }: StepButtonsProps) {
  const { t } = useTranslation('advanced-assessment')
  return (
    <div className="grid gap-4">
      <div className="bottom-0 flex flex-wrap items-center gap-3 bg-paper py-3 [@media(min-height:30rem)]:sticky">
        <Button look="secondary" onClick={onBack} disabled={!onBack}>
          {t('previous')}
        </Button>
        <Button onClick={onNext} disabled={!onNext} isBusy={isSubmitting}>
          {lastText ?? t('next')}
        </Button>
        <p role="status" className="text-sm text-soft">
          {isSubmitting && t('saving')}
        </p>
      </div>
      <p className="max-w-measure text-[0.9375rem] text-soft">{note}</p>
    </div>
  )
}
