import { Analysis } from './analysis.tsx'
import { MovedCard } from './moved-card.tsx'
import { ProfileHead } from './profile-head.tsx'
import { QualityNotes } from './quality-notes.tsx'
import type { Dashboard } from './read-dashboard.ts'
import { ResultCards } from './result-cards.tsx'
import { UpsellCard } from './upsell-card.tsx'

type ProfileContentProps = { dashboard: Dashboard; isPremium: boolean }

export function ProfileContent({ dashboard, isPremium }: ProfileContentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-20 sm:gap-28">
      <div className="grid gap-12">
        <ProfileHead dashboard={dashboard} />
        <QualityNotes flags={dashboard.qualityFlags} />
      </div>
      {dashboard.moved && <MovedCard moved={dashboard.moved} />}
      <ResultCards family="personas" cards={dashboard.personas} />
      <ResultCards family="archetypes" cards={dashboard.archetypes} />
      <ResultCards family="shadows" cards={dashboard.shadows} />
      <Analysis sections={dashboard.sections} answers={dashboard.answers} />
      {!isPremium && <UpsellCard isDoubtful={isDoubtful(dashboard.qualityFlags)} />}
    </div>
  )
}

/** A style of answering colours a profile; the other notes put it in doubt. */
const isDoubtful = (flags: Dashboard['qualityFlags']) =>
  flags.some((flag) => flag !== 'responseStyle')
