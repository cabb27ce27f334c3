import { useState } from 'react'
import { useRedirect } from '../../lib/localized-navigation.ts'
import { useSession } from '../../lib/session.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { CheckEmail } from './check-email.tsx'
import { SignInForm } from './sign-in-form.tsx'

export default function SignInScreen() {
  const { t } = useTranslation('session')
  const [email, setEmail] = useState('')
  const [isSent, setIsSent] = useState(false)
  const { status } = useSession()
  // A code that is entered here signs in as well, and leads on by itself.
  useRedirect('/dashboard', status === 'user' && !isSent)
  return (
    <Page
      title={t('signIn.metaTitle')}
      description={t('signIn.metaDescription')}
      width="narrow"
      hasSessionLinks={false}
    >
      <div className="-ml-3 pt-4 pb-2 sm:pt-8">
        <LinkButton to="/" look="quiet">
          ← {t('signIn.back')}
        </LinkButton>
      </div>
      {isSent ? (
        <CheckEmail email={email} onTryAgain={() => setIsSent(false)} />
      ) : (
        <SignInForm email={email} onEmail={setEmail} onSent={() => setIsSent(true)} />
      )}
    </Page>
  )
}
