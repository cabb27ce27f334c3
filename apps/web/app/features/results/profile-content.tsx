import { useHydrated } from '../../lib/hydrated.ts'
import { useOpenForPrint } from '../../lib/open-for-print.ts'
import { Analysis } from './analysis.tsx'
import { ChangeCard } from './change-card.tsx'
import { ContentsBar } from './contents-bar.tsx'
import { DailyCard } from './daily-card.tsx'
import { FurtherCard } from './further-card.tsx'
import { KeepRow } from './keep-row.tsx'
import { Letter } from './letter.tsx'
import { MovedCard } from './moved-card.tsx'
import { OtherPortraits } from './other-portraits.tsx'
import { ProfileHead } from './profile-head.tsx'
import { QualityNotes } from './quality-notes.tsx'
import type { Dashboard } from './read-dashboard.ts'
import { ResultCards } from './result-cards.tsx'
import { UpsellCard } from './upsell-card.tsx'
import { WeeklyStepCard } from './weekly-step-card.tsx'

type ProfileContentProps = {
  dashboard: Dashboard
  isPremium: boolean
  /** Of the reader; absent where the profile is shown as a sample. */
  userId?: string
}

/**
 * About four screens of a phone while everything is closed. Where the server has drawn the head, the
 * rest comes when that is hydrated.
 */
export function ProfileContent(props: ProfileContentProps) {
  const isHydrated = useHydrated()
  useOpenForPrint()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-20">
      <ContentsBar isWhole={isHydrated} />
      <ProfileHead dashboard={props.dashboard} isPremium={props.isPremium} />
      {isHydrated && <ProfileRest {...props} />}
    </div>
  )
}

function ProfileRest({ dashboard, isPremium, userId }: ProfileContentProps) {
  const { qualityFlags, change, moved } = dashboard
  return (
    <>
      <QualityNotes flags={qualityFlags} />
      <Letter letter={dashboard.letter} answers={dashboard.answers} />
      {userId !== undefined && <OtherPortraits userId={userId} />}
      {userId !== undefined && <WeeklyStepCard userId={userId} />}
      {userId !== undefined && <DailyCard userId={userId} />}
      {change && <ChangeCard change={change} />}
      {moved && <MovedCard moved={moved} />}
      <ResultCards family="personas" cards={dashboard.personas} />
      <ResultCards family="archetypes" cards={dashboard.archetypes} />
      {!isPremium && (
        <UpsellCard isDoubtful={isDoubtful(qualityFlags)} taste={dashboard.innerOther} />
      )}
      <ResultCards family="shadows" cards={dashboard.shadows} />
      <Analysis dashboard={dashboard} />
      {userId !== undefined && <FurtherCard userId={userId} />}
      <KeepRow dashboard={dashboard} isPremium={isPremium} />
    </>
  )
}

/** A style of answering colours a profile; the other notes put it in doubt. */
const isDoubtful = (flags: Dashboard['qualityFlags']) =>
  flags.some((flag) => flag !== 'responseStyle')
