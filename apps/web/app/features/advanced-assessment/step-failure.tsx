import { useEffect } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { showToast } from '../../ui/toast.tsx'

/** The next questions did not come: the reader stays here and can ask again. */
export function StepFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('advanced-assessment')
  const { t: tApp } = useTranslation('app')
  useEffect(() => showToast('error', t('errors.generate')), [t])
  return (
    <div className="mx-auto max-w-[34rem] py-10 sm:py-20">
      <ErrorCard title={t('errors.generate')} text={t('errors.generateText')}>
        <Button onClick={onRetry}>{tApp('common.tryAgain')}</Button>
      </ErrorCard>
    </div>
  )
}
