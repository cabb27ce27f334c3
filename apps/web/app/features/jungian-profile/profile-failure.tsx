import { isApiError } from '../../lib/api-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'

export function ProfileFailure({ error, retry }: { error: Error; retry: () => void }) {
  const { t } = useTranslation('jungian-profile')
  const { t: tApp } = useTranslation('app')
  const { t: tErrors } = useTranslation('errors')
  const isSignedOut = isApiError(error) && error.status === 401
  return (
    <div className="max-w-[34rem]">
      <ErrorCard title={t('failed')} text={errorText(tErrors, error)} level={2}>
        {isSignedOut ? (
          <LinkButton to="/sign-in">{tApp('header.signIn')}</LinkButton>
        ) : (
          <Button onClick={retry}>{tApp('common.tryAgain')}</Button>
        )}
      </ErrorCard>
    </div>
  )
}
