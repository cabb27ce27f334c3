import { useQuery } from '@tanstack/react-query'
import { isApiError } from '../../lib/api-error.ts'
import { useLanguage, useRedirect } from '../../lib/localized-navigation.ts'
import { useSession } from '../../lib/session.ts'
import { useTranslation } from '../../lib/texts.ts'
import { CopyNote } from '../../ui/copy-note.tsx'
import { Page } from '../../ui/page.tsx'
import { DashboardError, NoProfileYet } from './dashboard-failure.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { InstallHint } from './install-hint.tsx'
import { NewerReadingCard } from './newer-reading-card.tsx'
import { ProfileContent } from './profile-content.tsx'
import { dashboardQuery } from './results.queries.ts'

export default function DashboardScreen() {
  const { t } = useTranslation('results')
  return (
    <Page title={t('dashboard.title')} isIndexed={false} width="wide">
      <div className="pt-4 sm:pt-12">
        <CopyNote />
        <DashboardForUser />
      </div>
    </Page>
  )
}

/** Waits for the user info; a user without an email is sent to the questions. */
function DashboardForUser() {
  const { status, userInfo, userInfoError } = useSession()
  const isWithoutEmail = status === 'visitor' || userInfo?.email === ''
  useRedirect('/assessment', isWithoutEmail)

  if (userInfoError) return <DashboardError />
  if (isWithoutEmail || !userInfo) return <DashboardSkeleton />
  return <LoadedDashboard userId={userInfo.id} isPremium={userInfo.is_premium} />
}

function LoadedDashboard({ userId, isPremium }: { userId: string; isPremium: boolean }) {
  const { data, error } = useQuery(dashboardQuery(useLanguage(), userId))
  if (data) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-20">
        <ProfileContent dashboard={data} isPremium={isPremium} userId={userId} />
        <NewerReadingCard userId={userId} />
        <InstallHint />
      </div>
    )
  }
  if (isApiError(error) && error.code === 'result_not_found') return <NoProfileYet />
  return error ? <DashboardError /> : <DashboardSkeleton />
}
