import { formatPrice } from '@individua/contract/prices'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { LikertAnswers } from '../../lib/assessment-draft.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useLanguage, useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.tsx'
import { Notice } from './notice.tsx'
import { PriceCard } from './price-card.tsx'
import { useSimulatedPayment } from './simulated-payment.ts'

const features = ['archetypes', 'shadow', 'growth', 'insights', 'pdf', 'chat'] as const

export default function PaymentScreen() {
  const { t } = useTranslation('payment')
  const answers = useAnswersOrHome()
  return (
    <Page
      title={t('detailed.meta.title')}
      description={t('detailed.meta.description')}
      isIndexed={false}
    >
      <div className="grid gap-8 py-8 sm:py-14">
        <h1 className="text-[clamp(2rem,1.5rem+2vw,2.75rem)]">{t('detailed.title')}</h1>
        <Notice title={t('detailed.previewTitle')} text={t('detailed.preview')} />
        {answers ? <Offer answers={answers} /> : <Skeleton lines={8} label={t('loading')} />}
      </div>
    </Page>
  )
}

/** The navigation state survives a reload, but a prerendered page does not know it yet. */
function useAnswersOrHome(): LikertAnswers | undefined {
  const { state } = useLocation() as { state: { answers?: LikertAnswers } | null }
  const isHydrated = useHydrated()
  const navigate = useLocalizedNavigate()
  const answers = isHydrated ? state?.answers : undefined
  const isMissing = isHydrated && !answers
  useEffect(() => {
    if (isMissing) navigate('/', { replace: true })
  }, [isMissing])
  return answers
}

function Offer({ answers }: { answers: LikertAnswers }) {
  const { t } = useTranslation('payment')
  const navigate = useLocalizedNavigate()
  const price = formatPrice('detailed_analysis', useLanguage())
  const { pay, isPaying } = useSimulatedPayment({
    onPaid: () => navigate('/detailed-results', { state: { answers, paid: true } }),
    onFailed: () => showToast('error', t('detailed.errors.failed')),
  })
  return (
    <PriceCard
      price={price}
      unit={t('detailed.unit')}
      features={features.map((feature) => t(`detailed.features.${feature}`))}
      footnote={<p role="status">{isPaying && t('detailed.paying')}</p>}
    >
      <Button onClick={pay} isBusy={isPaying} isWide>
        {t('detailed.pay', { price })}
      </Button>
      <LinkButton to="/detailed-assessment" look="secondary" isWide>
        {t('detailed.back')}
      </LinkButton>
    </PriceCard>
  )
}
