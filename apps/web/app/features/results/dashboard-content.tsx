import type { UserInfo } from '@individua/contract/users'
import { useHydrated } from '../../lib/hydrated.ts'
import { InstallHint } from './install-hint.tsx'
import { NewerReadingCard } from './newer-reading-card.tsx'
import { ProfileContent } from './profile-content.tsx'
import type { Dashboard } from './read-dashboard.ts'

type DashboardContentProps = { user: UserInfo; dashboard: Dashboard }

/** The reader's dashboard. The server draws it as it is before it is hydrated. */
export function DashboardContent({ user, dashboard }: DashboardContentProps) {
  const isHydrated = useHydrated()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-20">
      <ProfileContent dashboard={dashboard} isPremium={user.is_premium} userId={user.id} />
      {isHydrated && (
        <>
          <NewerReadingCard userId={user.id} />
          <InstallHint />
        </>
      )}
    </div>
  )
}
