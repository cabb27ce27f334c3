import type { DatedResult } from '@individua/contract/results'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChooseTwo } from './choose-two.tsx'
import { NoProfileYet } from './dashboard-failure.tsx'
import { PortraitEntry } from './portrait-entry.tsx'
import { PortraitFailure } from './portrait-failure.tsx'
import { portraitsQuery } from './portraits.queries.ts'

export default function PortraitsScreen() {
  const { t } = useTranslation('portraits')
  const { userId } = useSignedIn()
  return (
    <Page title={t('meta.title')} isIndexed={false} width="wide">
      <div className="py-8 sm:py-12">
        {userId === undefined ? (
          <Skeleton lines={6} label={t('loading')} />
        ) : (
          <LoadedPortraits userId={userId} />
        )}
      </div>
    </Page>
  )
}

function LoadedPortraits({ userId }: { userId: string }) {
  const { t } = useTranslation('portraits')
  const { data: portraits, error } = useQuery(portraitsQuery(useLanguage(), userId))
  if (portraits?.length === 0) return <NoProfileYet />
  if (portraits) return <Portraits portraits={portraits} />
  return error ? <PortraitFailure error={error} /> : <Skeleton lines={6} label={t('loading')} />
}

function Portraits({ portraits }: { portraits: readonly DatedResult[] }) {
  const { t } = useTranslation('portraits')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 sm:gap-16">
      <header className="grid gap-3">
        <h1 className="text-[clamp(2rem,1.5rem+2vw,2.75rem)]">{t('title')}</h1>
        <p className="max-w-measure text-soft">{t('text')}</p>
      </header>
      <ol className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {portraits.map((portrait) => (
          <PortraitEntry key={portrait.resultId} portrait={portrait} />
        ))}
      </ol>
      {portraits.length > 1 && <ChooseTwo portraits={portraits} />}
      <section aria-labelledby="again" className="grid justify-items-start gap-4">
        <h2 id="again" className="text-[1.75rem]">
          {t('again.title')}
        </h2>
        <p className="max-w-measure">{t('again.text')}</p>
        <LinkButton to="/assessment" look="secondary">
          {t('again.action')}
        </LinkButton>
      </section>
    </div>
  )
}
