import { useTranslation } from '../../lib/texts.ts'
import { Card } from '../../ui/card.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { LinkRequestForm } from './link-request-form.tsx'

type SignInFormProps = { email: string; onEmail: (email: string) => void; onSent: () => void }

export function SignInForm({ email, onEmail, onSent }: SignInFormProps) {
  const { t } = useTranslation('session')
  return (
    <>
      <Card>
        <h1 className="text-4xl">{t('signIn.title')}</h1>
        <p className="mt-4 mb-8 text-soft">{t('signIn.description')}</p>
        <LinkRequestForm
          label={t('signIn.email')}
          submitText={t('signIn.submit')}
          email={email}
          onEmail={onEmail}
          onSent={onSent}
        />
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
