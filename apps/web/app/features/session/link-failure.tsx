import { useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Field } from '../../ui/field.tsx'
import { CheckEmail } from './check-email.tsx'
import { isTransient } from './session.queries.ts'
import { useSignInRequest } from './sign-in-request.ts'

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
  const { isSending, fieldError, submit } = useSignInRequest(
    email,
    () => setIsSent(true),
    '/callbacks/supabase/signup',
  )
  if (isSent) {
    return (
      <CheckEmail email={email} onTryAgain={() => setIsSent(false)} target="/calculate-profile" />
    )
  }
  return (
    <ErrorCard title={t('callback.invalidTitle')} text={t('callback.invalid')}>
      <form onSubmit={submit} noValidate className="grid w-full gap-4">
        <Field
          label={t('callback.askEmail')}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={t('signIn.emailPlaceholder')}
          error={fieldError}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" isBusy={isSending}>
          {isSending ? t('signIn.sending') : t('callback.newLink')}
        </Button>
      </form>
      <LinkButton to="/" look="quiet">
        {tApp('common.backToHome')}
      </LinkButton>
    </ErrorCard>
  )
}
