import { useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { CheckEmail } from './check-email.tsx'
import { LinkRequestForm } from './link-request-form.tsx'
import { isTransient } from './session.queries.ts'

export function LinkFailure({ error }: { error: unknown }) {
  const { t: tApp } = useTranslation('app')
  const { t: tErrors } = useTranslation('errors')
  if (isTransient(error)) {
    return (
      <ErrorCard title={errorText(tErrors, error)}>
        <Button onClick={() => window.location.reload()}>{tApp('common.tryAgain')}</Button>
      </ErrorCard>
    )
  }
  return <NewLink />
}

/** The link may have been opened in another browser: the email is asked for. */
function NewLink() {
  const { t } = useTranslation('session')
  const { t: tApp } = useTranslation('app')
  const [email, setEmail] = useState('')
  const [isSent, setIsSent] = useState(false)
  if (isSent) {
    return (
      <CheckEmail email={email} onTryAgain={() => setIsSent(false)} target="/calculate-profile" />
    )
  }
  return (
    <ErrorCard title={t('callback.invalidTitle')} text={t('callback.invalid')}>
      <LinkRequestForm
        label={t('callback.askEmail')}
        submitText={t('callback.newLink')}
        email={email}
        onEmail={setEmail}
        onSent={() => setIsSent(true)}
        callback="/callbacks/supabase/signup"
      />
      <LinkButton to="/" look="quiet">
        {tApp('common.backToHome')}
      </LinkButton>
    </ErrorCard>
  )
}
