import { contactEmail } from '../../lib/contact-email.ts'
import { useSession } from '../../lib/session.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Emblem } from '../../ui/emblem/emblem.tsx'
import { Page } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useVerification, type VerificationState } from './verification.ts'

export default function PaymentStatusScreen() {
  const { t } = useTranslation('payments')
  const { status } = useSession()
  const { state, tryAgain } = useVerification(status === 'user')
  return (
    <Page title={t('status.title')} isIndexed={false} width="narrow" hasFooter={false}>
      <div className="py-10 sm:py-20">
        <Card>
          <div className="grid gap-6">
            <h1 className="text-[2rem]">{t('status.title')}</h1>
            {status === 'visitor' ? (
              <SignedOut />
            ) : (
              <>
                <StatusLine state={state} />
                <Actions state={state} onTryAgain={tryAgain} />
              </>
            )}
          </div>
        </Card>
      </div>
    </Page>
  )
}

/** One live region for all states, so that each change is read out. */
function StatusLine({ state }: { state: VerificationState }) {
  const { t } = useTranslation('payments')
  const isWaiting = state === 'loading' || state === 'processing'
  return (
    <div role="status" className="grid gap-4">
      <div className="flex items-start gap-4">
        {isWaiting && (
          <span className="shrink-0 text-gold">
            <Spinner />
          </span>
        )}
        {state === 'success' && <Emblem name="self" className="size-8 shrink-0 text-gold" />}
        <p className={isWaiting ? '' : 'text-lg font-[550]'}>{t(`status.${state}`)}</p>
      </div>
      {state === 'success' && <p>{t('status.thanks')}</p>}
      {state === 'error' && (
        <p className="text-soft">{t('status.errorHint', { contact: contactEmail() })}</p>
      )}
    </div>
  )
}

type ActionsProps = { state: VerificationState; onTryAgain: () => void }

function Actions({ state, onTryAgain }: ActionsProps) {
  const { t } = useTranslation('payments')
  if (state === 'loading' || state === 'processing') return null
  return (
    <div className="grid auto-rows-fr gap-3">
      {state === 'success' ? (
        <LinkButton to="/results-processing" isWide>
          {t('viewResults')}
        </LinkButton>
      ) : (
        <Button onClick={onTryAgain} isWide>
          {t('tryAgain')}
        </Button>
      )}
      <LinkButton to="/dashboard" look="secondary" isWide>
        {t('goToDashboard')}
      </LinkButton>
    </div>
  )
}

/** A user who has paid must not be redirected from here to the questions. */
function SignedOut() {
  const { t } = useTranslation('payments')
  return (
    <>
      <p>{t('status.signedOut')}</p>
      <div>
        <LinkButton to="/sign-in">{t('status.signIn')}</LinkButton>
      </div>
    </>
  )
}
