import { useLocation } from 'react-router'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Loaded, PortraitPage } from './portrait-page.tsx'
import { comparisonQuery } from './portraits.queries.ts'
import { TwoPortraits } from './two-portraits.tsx'

/** Two results in one picture, and what moved: `?from=&to=`. */
export default function ComparePortraitsScreen() {
  const { t } = useTranslation('portraits')
  const language = useLanguage()
  const asked = new URLSearchParams(useLocation().search)
  const chosen = { from: asked.get('from') ?? '', to: asked.get('to') ?? '' }
  const isChosen = chosen.from !== '' && chosen.to !== ''
  return (
    <PortraitPage title={t('meta.compare')}>
      {(userId) =>
        isChosen ? (
          <Loaded query={comparisonQuery(language, userId, chosen)}>
            {(comparison) => <TwoPortraits comparison={comparison} />}
          </Loaded>
        ) : (
          <p>{t('compare.missing')}</p>
        )
      }
    </PortraitPage>
  )
}
