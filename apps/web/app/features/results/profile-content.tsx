import { Analysis } from './analysis.tsx'
import { ChangeCard } from './change-card.tsx'
import { DailyCard } from './daily-card.tsx'
import { FurtherCard } from './further-card.tsx'
import { MovedCard } from './moved-card.tsx'
import { ProfileHead } from './profile-head.tsx'
import { QualityNotes } from './quality-notes.tsx'
import type { Dashboard } from './read-dashboard.ts'
import { ResultCards } from './result-cards.tsx'
import { UpsellCard } from './upsell-card.tsx'

type ProfileContentProps = {
  dashboard: Dashboard
  isPremium: boolean
  /** Of the reader; absent where the profile is shown as a sample. */
  userId?: string
}

export function ProfileContent({ dashboard, isPremium, userId }: ProfileContentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-20 sm:gap-28">
      <div className="grid gap-12">
        <ProfileHead dashboard={dashboard} />
        <QualityNotes flags={dashboard.qualityFlags} />
      </div>
      {userId !== undefined && <DailyCard userId={userId} />}
      {dashboard.change && <ChangeCard change={dashboard.change} />}
      {dashboard.moved && <MovedCard moved={dashboard.moved} />}
      <ResultCards family="personas" cards={dashboard.personas} />
      <ResultCards family="archetypes" cards={dashboard.archetypes} />
      <ResultCards family="shadows" cards={dashboard.shadows} />
      <Analysis sections={dashboard.sections} answers={dashboard.answers} />
      {userId !== undefined && <FurtherCard userId={userId} />}
      {!isPremium && <UpsellCard isDoubtful={isDoubtful(dashboard.qualityFlags)} />}
    </div>
  )
}

/** A style of answering colours a profile; the other notes put it in doubt. */
const isDoubtful = (flags: Dashboard['qualityFlags']) =>
  flags.some((flag) => flag !== 'responseStyle')
