import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PortraitContent } from './portrait-content.tsx'
import { PortraitFailure } from './portrait-failure.tsx'
import { portraitQuery } from './portraits.queries.ts'

/** One result whole, of whatever age: `?resultId=`. */
export default function PortraitScreen() {
  const { t } = useTranslation('portraits')
  const { userId } = useSignedIn()
  const resultId = new URLSearchParams(useLocation().search).get('resultId') ?? ''
  return (
    <Page title={t('meta.one')} isIndexed={false} width="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 sm:py-12">
        <div className="-ml-3">
          <LinkButton to="/portraits" look="quiet">
            ← {t('back')}
          </LinkButton>
        </div>
        {userId === undefined ? (
          <Skeleton lines={8} label={t('loading')} />
        ) : (
          <LoadedPortrait userId={userId} resultId={resultId} />
        )}
      </div>
    </Page>
  )
}

function LoadedPortrait({ userId, resultId }: { userId: string; resultId: string }) {
  const { t } = useTranslation('portraits')
  const { data, error } = useQuery(portraitQuery(useLanguage(), userId, resultId))
  if (data) return <PortraitContent portrait={data} />
  return error ? <PortraitFailure error={error} /> : <Skeleton lines={8} label={t('loading')} />
}
