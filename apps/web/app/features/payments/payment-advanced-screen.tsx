import { useLocation } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Notice } from './notice.tsx'
import { ReportOffer } from './report-offer.tsx'

export default function PaymentAdvancedScreen() {
  const { t } = useTranslation('payments')
  return (
    <Page
      title={t('advanced.meta.title')}
      description={t('advanced.meta.description')}
      isIndexed={false}
    >
      <div className="grid gap-8 py-8 sm:py-14">
        <OfferForUser />
      </div>
    </Page>
  )
}

function OfferForUser() {
  const { t } = useTranslation('payments')
  const { t: tErrors } = useTranslation('errors')
  const { userInfo, userInfoError } = useSignedIn()
  if (userInfoError) {
    return (
      <ErrorCard title={tErrors('internal_error')}>
        <Button onClick={() => window.location.reload()}>{t('tryAgain')}</Button>
      </ErrorCard>
    )
  }
  return (
    <>
      <h1 className="text-[clamp(2rem,1.5rem+2vw,2.75rem)]">{t('advanced.title')}</h1>
      {userInfo?.is_premium ? <AlreadyPaid /> : <CancelledLine />}
      {!userInfo && <Skeleton lines={8} label={t('loading')} />}
      {userInfo && !userInfo.is_premium && <ReportOffer userId={userInfo.id} />}
    </>
  )
}

function AlreadyPaid() {
  const { t } = useTranslation('payments')
  return (
    <>
      <Notice title={t('advanced.paid.title')} text={t('advanced.paid.text')} />
      <div className="grid auto-rows-fr gap-3 sm:grid-cols-2">
        <LinkButton to="/results-processing" isWide>
          {t('viewResults')}
        </LinkButton>
        <LinkButton to="/dashboard" look="secondary" isWide>
          {t('backToDashboard')}
        </LinkButton>
      </div>
    </>
  )
}

function CancelledLine() {
  const { t } = useTranslation('payments')
  const { search } = useLocation()
  const isHydrated = useHydrated()
  if (!isHydrated || new URLSearchParams(search).get('cancelled') !== '1') return null
  return <p role="status">{t('advanced.cancelled')}</p>
}
