import { isApiError } from '../../lib/api-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'

const isSignedOut = (error: unknown) => isApiError(error) && error.status === 401

/** Shown instead of a conversation that did not open. */
export function ChatFailure({ error, retry }: { error: Error; retry: () => void }) {
  const { t } = useTranslation('chat')
  const { t: tApp } = useTranslation('app')
  const { t: tErrors } = useTranslation('errors')
  return (
    <ErrorCard title={t('failure.load')} text={errorText(tErrors, error)} level={2}>
      {isSignedOut(error) ? (
        <LinkButton to="/sign-in">{t('ended.action')}</LinkButton>
      ) : (
        <Button onClick={retry}>{tApp('common.tryAgain')}</Button>
      )}
    </ErrorCard>
  )
}

type SendFailureProps = { error: unknown; isUsedUp: boolean; retry: () => void }

/** Shown instead of the reply; the typed message is back in the field. */
export function SendFailure({ error, isUsedUp, retry }: SendFailureProps) {
  const { t } = useTranslation('chat')
  const { t: tErrors } = useTranslation('errors')
  return (
    <div role="alert" className="grid justify-items-start gap-2 border-l-2 border-rust pl-4">
      <p className="font-[550] text-rust">{t('failure.send')}</p>
      <p>
        {isUsedUp ? t('failure.usedUp') : errorText(tErrors, error)} {t('failure.kept')}
      </p>
      {isSignedOut(error) ? (
        <LinkButton to="/sign-in" look="secondary">
          {t('ended.action')}
        </LinkButton>
      ) : (
        !isUsedUp && (
          <Button look="secondary" onClick={retry}>
            {t('failure.retry')}
          </Button>
        )
      )}
    </div>
  )
}

/** For a user whose session ended during the conversation. */
export function SessionEnded() {
  const { t } = useTranslation('chat')
  return (
    <ErrorCard title={t('ended.title')} text={t('ended.text')} level={2}>
      <LinkButton to="/sign-in">{t('ended.action')}</LinkButton>
    </ErrorCard>
  )
}
