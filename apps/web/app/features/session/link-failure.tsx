import { errorText } from '../../lib/error-text.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { isTransient } from './session.queries.ts'

export function LinkFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('session')
  const { t: tApp } = useTranslation('app')
  const { t: tErrors } = useTranslation('errors')
  if (isTransient(error)) {
    return (
      <ErrorCard title={errorText(tErrors, error)}>
        <Button onClick={() => window.location.reload()}>{tApp('common.tryAgain')}</Button>
      </ErrorCard>
    )
  }
  return (
    <ErrorCard title={t('callback.invalidTitle')} text={t('callback.invalid')}>
      <LinkButton to="/">{tApp('common.backToHome')}</LinkButton>
    </ErrorCard>
  )
}
