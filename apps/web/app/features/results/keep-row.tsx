import { useTranslation } from '../../lib/texts.ts'
import type { Dashboard } from './read-dashboard.ts'
import { ReportDownload } from './report-download.tsx'
import { ShareButton } from './share-button.tsx'

type KeepRowProps = { dashboard: Dashboard; isPremium: boolean }

/** Buttons to save the report and to share the picture. The PDF of a paid profile is in its first card. */
export function KeepRow({ dashboard, isPremium }: KeepRowProps) {
  const { t } = useTranslation('results')
  return (
    <div className="no-print flex flex-wrap gap-3">
      {!isPremium && <ReportDownload label={t('report.download')} />}
      <ShareButton dashboard={dashboard} />
    </div>
  )
}
