import type { ReactNode } from 'react'
import { isApiError } from '../../lib/api-error.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'

/** Of an id that is none, of what was bought and given back, and of a failed load. */
export function PortraitFailure({ error }: { error: Error | null }) {
  const { t } = useTranslation('portraits')
  const { t: tApp } = useTranslation('app')
  const code = isApiError(error) ? error.code : undefined
  if (code === 'payment_required') {
    return (
      <Failure title={t('errors.unpaid')}>
        <LinkButton to="/portraits">{t('back')}</LinkButton>
      </Failure>
    )
  }
  if (code === 'result_not_found' || code === 'validation_failed') {
    return (
      <Failure title={t('errors.unknown')}>
        <LinkButton to="/portraits">{t('back')}</LinkButton>
      </Failure>
    )
  }
  return (
    <Failure title={t('errors.load')}>
      <Button onClick={() => window.location.reload()}>{tApp('common.tryAgain')}</Button>
    </Failure>
  )
}

function Failure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-[34rem] sm:py-10">
      <ErrorCard title={title}>{children}</ErrorCard>
    </div>
  )
}
