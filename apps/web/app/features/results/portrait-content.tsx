import { useOpenForPrint } from '../../lib/open-for-print.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Analysis } from './analysis.tsx'
import { ChangeCard } from './change-card.tsx'
import { MovedCard } from './moved-card.tsx'
import { ProfileHead } from './profile-head.tsx'
import { QualityNotes } from './quality-notes.tsx'
import type { Dashboard } from './read-dashboard.ts'
import { ReportDownload } from './report-download.tsx'
import { ResultCards } from './result-cards.tsx'

/** What the dashboard shows of a result, without what can be done next. */
export function PortraitContent({ portrait }: { portrait: Dashboard }) {
  const { t } = useTranslation('portraits')
  const { change, moved, resultId } = portrait
  useOpenForPrint()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-20">
      <ProfileHead dashboard={portrait} isPremium={false} />
      <QualityNotes flags={portrait.qualityFlags} />
      {change && <ChangeCard change={change} />}
      {moved && <MovedCard moved={moved} />}
      <ResultCards family="personas" cards={portrait.personas} />
      <ResultCards family="archetypes" cards={portrait.archetypes} />
      <ResultCards family="shadows" cards={portrait.shadows} />
      <Analysis dashboard={portrait} />
      {resultId !== undefined && <ReportDownload label={t('pdf')} resultId={resultId} />}
    </div>
  )
}
