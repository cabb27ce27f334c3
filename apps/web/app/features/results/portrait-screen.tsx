import { useLocation } from 'react-router'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { PortraitContent } from './portrait-content.tsx'
import { Loaded, PortraitPage } from './portrait-page.tsx'
import { portraitQuery } from './portraits.queries.ts'

/** One result whole, of whatever age: `?resultId=`. */
export default function PortraitScreen() {
  const { t } = useTranslation('portraits')
  const language = useLanguage()
  const resultId = new URLSearchParams(useLocation().search).get('resultId') ?? ''
  return (
    <PortraitPage title={t('meta.one')}>
      {(userId) => (
        <Loaded query={portraitQuery(language, userId, resultId)}>
          {(portrait) => <PortraitContent portrait={portrait} />}
        </Loaded>
      )}
    </PortraitPage>
  )
}
