import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PortraitFailure } from './portrait-failure.tsx'
import { comparisonQuery } from './portraits.queries.ts'
import { TwoPortraits } from './two-portraits.tsx'

/** Two results in one picture, and what moved: `?from=&to=`. */
export default function ComparePortraitsScreen() {
  const { t } = useTranslation('portraits')
  const { userId } = useSignedIn()
  return (
    <Page title={t('meta.compare')} isIndexed={false} width="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 sm:py-12">
        <div className="-ml-3">
          <LinkButton to="/portraits" look="quiet">
            ← {t('back')}
          </LinkButton>
        </div>
        {userId === undefined ? (
          <Skeleton lines={8} label={t('loading')} />
        ) : (
          <LoadedComparison userId={userId} />
        )}
      </div>
    </Page>
  )
}

function LoadedComparison({ userId }: { userId: string }) {
  const { t } = useTranslation('portraits')
  const asked = new URLSearchParams(useLocation().search)
  const chosen = { from: asked.get('from') ?? '', to: asked.get('to') ?? '' }
  const isChosen = chosen.from !== '' && chosen.to !== ''
  const query = comparisonQuery(useLanguage(), userId, chosen)
  const { data, error } = useQuery({ ...query, enabled: isChosen })
  if (!isChosen) return <p>{t('compare.missing')}</p>
  if (data) return <TwoPortraits comparison={data} />
  return error ? <PortraitFailure error={error} /> : <Skeleton lines={8} label={t('loading')} />
}
