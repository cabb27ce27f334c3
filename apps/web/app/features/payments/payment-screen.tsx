import type { ReactNode } from 'react'
import type { LikertAnswers } from '../../lib/assessment-draft.ts'
import { useLanguage, useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { useNavigationState } from '../../lib/navigation-state.ts'
import { priceText } from '../../lib/price-text.ts'
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
  const { t } = useTranslation('payments')
  const state = useNavigationState()
  return (
    <Page
      title={t('detailed.meta.title')}
      description={t('detailed.meta.description')}
      isIndexed={false}
    >
      <div className="grid gap-8 py-8 sm:py-14">
        <h1 className="text-[clamp(2rem,1.5rem+2vw,2.75rem)]">{t('detailed.title')}</h1>
        <Notice title={t('detailed.previewTitle')} text={t('detailed.preview')} />
        {state ? <Offer answers={state.answers} /> : <Skeleton lines={8} label={t('loading')} />}
      </div>
    </Page>
  )
}

function Offer({ answers }: { answers: LikertAnswers | undefined }) {
  return answers ? <Payment answers={answers} /> : <QuestionsFirst />
}

function Payment({ answers }: { answers: LikertAnswers }) {
  const { t } = useTranslation('payments')
  const navigate = useLocalizedNavigate()
  const price = priceText('detailed_analysis', useLanguage())
  const { pay, isPaying } = useSimulatedPayment({
    onPaid: () => navigate('/detailed-results', { state: { answers, paid: true } }),
    onFailed: () => showToast('error', t('detailed.errors.failed')),
  })
  return (
    <AnalysisCard footnote={<p role="status">{isPaying && t('detailed.paying')}</p>}>
      <Button onClick={pay} isBusy={isPaying} isWide>
        {t('detailed.pay', { price })}
      </Button>
      <LinkButton to="/detailed-assessment" look="secondary" isWide>
        {t('detailed.back')}
      </LinkButton>
    </AnalysisCard>
  )
}

/** Without answers there is nothing to pay for yet. */
function QuestionsFirst() {
  const { t } = useTranslation('payments')
  return (
    <AnalysisCard footnote={<p>{t('detailed.questionsFirst')}</p>}>
      <LinkButton to="/detailed-assessment" isWide>
        {t('detailed.toQuestions')}
      </LinkButton>
    </AnalysisCard>
  )
}

function AnalysisCard(parts: { children: ReactNode; footnote: ReactNode }) {
  const { t } = useTranslation('payments')
  return (
    <PriceCard
      price={priceText('detailed_analysis', useLanguage())}
      unit={t('detailed.unit')}
      features={features.map((feature) => t(`detailed.features.${feature}`))}
      {...parts}
    />
  )
}
