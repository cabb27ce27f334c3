import { useQuery } from '@tanstack/react-query'
import { useLanguage, useRedirect } from '../../lib/localized-navigation.ts'
import { useNavigationState } from '../../lib/navigation-state.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { PortraitText } from '../../ui/portrait-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useReportOrSample } from './report-or-sample.ts'
import { sampleResultsQuery } from './results.queries.ts'
import {
  ArchetypeProfile,
  GrowthPlan,
  KeyInsights,
  Scenes,
  ShadowIntegration,
} from './sample-results.tsx'

/** The same sample for everyone, shown after the simulated payment. */
export default function DetailedResultsScreen() {
  const { t } = useTranslation('results')
  const isPaid = usePaidOrPayment()
  return (
    <Page title={t('sample.meta.title')} isIndexed={false}>
      <div className="grid gap-14 py-8 sm:py-14">
        <div className="grid gap-6">
          <p className="running-head">{t('sample.label')}</p>
          <h1 className="text-[clamp(2rem,1.5rem+2vw,2.75rem)]">{t('sample.title')}</h1>
          <p className="max-w-measure text-soft">{t('sample.notice')}</p>
          {isPaid && <Actions />}
        </div>
        {isPaid ? <Results /> : <Skeleton lines={8} label={t('sample.loading')} />}
      </div>
    </Page>
  )
}

function usePaidOrPayment(): boolean {
  const state = useNavigationState()
  const isPaid = state?.paid === true
  useRedirect('/payment', state !== undefined && !isPaid)
  return isPaid
}

function Actions() {
  const { t } = useTranslation('results')
  const { save, isPreparing } = useReportOrSample()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Button onClick={save} isBusy={isPreparing}>
          {t('sample.pdf')}
        </Button>
        <LinkButton to="/chat" look="secondary">
          {t('sample.chat')}
        </LinkButton>
      </div>
      <p role="status" className="text-[0.9375rem] text-soft">
        {isPreparing && t('sample.preparing')}
      </p>
    </div>
  )
}

function Results() {
  const { t } = useTranslation('results')
  const { data } = useQuery(sampleResultsQuery(useLanguage()))
  if (!data) return <Skeleton lines={8} label={t('sample.loading')} />
  return (
    <>
      <PortraitText portrait={data.portrait} />
      <Scenes scenes={data.scenes} />
      <KeyInsights insights={data.insights} />
      <ArchetypeProfile archetypes={data.archetypes} />
      <ShadowIntegration shadows={data.shadows} />
      <GrowthPlan growth={data.growth} />
    </>
  )
}
