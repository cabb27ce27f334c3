import { useQuery } from '@tanstack/react-query'
import { advancedProgressQuery } from '../../lib/advanced-progress.ts'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { priceText } from '../../lib/price-text.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCheckout } from './checkout.ts'
import { Notice } from './notice.tsx'

import { PriceCard } from './price-card.tsx'

const features = ['profile', 'traceable', 'pdf', 'conversation'] as const

export function ReportOffer({ userId }: { userId: string }) {
  const { t } = useTranslation('payments')
  const steps = useQuery(advancedProgressQuery(userId, 'payment'))
  if (steps.isPending) return <Skeleton lines={8} label={t('loading')} />
  return (
    <>
      {steps.data && (steps.data.nextStep === null ? <StepsDone /> : <StepsOpen />)}
      <Offer />
    </>
  )
}

function StepsDone() {
  const { t } = useTranslation('payments')
  return <Notice title={t('advanced.done.title')} text={t('advanced.done.text')} />
}

function StepsOpen() {
  const { t } = useTranslation('payments')
  return (
    <Notice title={t('advanced.open.title')} text={t('advanced.open.text')}>
      <LocalLink to="/advanced-assessment" className="link inline-flex min-h-11 items-center">
        {t('advanced.open.action')}
      </LocalLink>
    </Notice>
  )
}

function Offer() {
  const { t } = useTranslation('payments')
  const { pay, isOpening } = useCheckout()
  const price = priceText('advanced_report', useLanguage())
  return (
    <PriceCard
      price={price}
      unit={t('advanced.unit')}
      note={t('advanced.noSubscription')}
      features={features.map((feature) => t(`advanced.features.${feature}`))}
      footnote={
        <>
          <p>{t('advanced.secure')}</p>
          <p role="status">{isOpening && t('advanced.opening')}</p>
        </>
      }
    >
      <Button onClick={pay} isBusy={isOpening} isWide>
        {t('advanced.pay', { price })}
      </Button>
      <LinkButton to="/dashboard" look="secondary" isWide>
        {t('backToDashboard')}
      </LinkButton>
    </PriceCard>
  )
}
