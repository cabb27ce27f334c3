import { useLocalizedNavigate, useRedirect } from '../../lib/localized-navigation.ts'
import { type NavigationState, useNavigationState } from '../../lib/navigation-state.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CodeForm } from './code-form.tsx'
import { LocalMailboxLink } from './local-mailbox-link.tsx'
import { OtherWays } from './other-ways.tsx'

export default function VerificationSentScreen() {
  const { t } = useTranslation('session')
  const { t: tApp } = useTranslation('app')
  const state = useStateOrHome()
  return (
    <Page title={t('verificationSent.metaTitle')} isIndexed={false} width="narrow">
      <div className="py-10 sm:py-20">
        <Card>
          {state?.email ? (
            <VerificationSent state={state} email={state.email} />
          ) : (
            <Skeleton lines={6} label={tApp('common.loading')} />
          )}
        </Card>
      </div>
    </Page>
  )
}

function useStateOrHome(): NavigationState | undefined {
  const state = useNavigationState()
  useRedirect('/', state !== undefined && !state.email)
  return state
}

function VerificationSent({ state, email }: { state: NavigationState; email: string }) {
  const { t } = useTranslation('session')
  const navigate = useLocalizedNavigate()
  return (
    <>
      <h1 className="text-4xl">{t('verificationSent.title')}</h1>
      <p className="mt-5 font-[550] text-gold">{t('verificationSent.success')}</p>
      <p className="mt-3 mb-2">{t('verificationSent.sentTo', { email })}</p>
      <p className="text-[0.9375rem] text-soft">
        {t('verificationSent.times')} {t('verificationSent.spam')}
      </p>
      <div className="mb-6">
        <LocalMailboxLink />
      </div>
      <CodeForm
        email={email}
        onConfirmed={() => navigate('/calculate-profile', { replace: true })}
      />
      <OtherWays state={state} email={email} />
      <div className="mt-8 flex justify-center border-t border-line pt-5">
        <LinkButton to="/" look="quiet">
          {t('verificationSent.backHome')}
        </LinkButton>
      </div>
    </>
  )
}
