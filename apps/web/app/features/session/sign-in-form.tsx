import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { useSignInRequest } from './sign-in-request.ts'

type SignInFormProps = { email: string; onEmail: (email: string) => void; onSent: () => void }

export function SignInForm({ email, onEmail, onSent }: SignInFormProps) {
  const { t } = useTranslation('session')
  const { isSending, fieldError, submit } = useSignInRequest(email, onSent)
  return (
    <>
      <Card>
        <h1 className="text-4xl">{t('signIn.title')}</h1>
        <p className="mt-4 mb-8 text-soft">{t('signIn.description')}</p>
        <form onSubmit={submit} noValidate className="grid gap-6">
          <Field
            label={t('signIn.email')}
            type="email"
            name="email"
            autoComplete="email"
            placeholder={t('signIn.emailPlaceholder')}
            error={fieldError}
            value={email}
            onChange={(event) => onEmail(event.target.value)}
          />
          <Button type="submit" isBusy={isSending}>
            {isSending ? t('signIn.sending') : t('signIn.submit')}
          </Button>
        </form>
      </Card>
      <p className="mt-6 text-center text-soft">
        {t('signIn.noAccount')}{' '}
        <LocalLink to="/assessment" className="link inline-flex min-h-11 items-center">
          {t('signIn.startAssessment')}
        </LocalLink>
      </p>
    </>
  )
}
