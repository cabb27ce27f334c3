import type { UserInfo } from '@individua/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isApiError } from '../../lib/api-error.ts'
import { firstScreen, forgetFirstScreen } from '../../lib/first-screen.ts'
import { useLanguage, useRedirect } from '../../lib/localized-navigation.ts'
import { type Session, useSession } from '../../lib/session.ts'
import { useTranslation } from '../../lib/texts.ts'
import { CopyNote } from '../../ui/copy-note.tsx'
import { Page } from '../../ui/page.tsx'
import { DashboardContent } from './dashboard-content.tsx'
import { DashboardError, NoProfileYet } from './dashboard-failure.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { dashboardQuery } from './results.queries.ts'

export default function DashboardScreen() {
  const { t } = useTranslation('results')
  return (
    <Page title={t('dashboard.title')} isIndexed={false} width="wide">
      <div className="pt-4 sm:pt-12">
        <CopyNote />
        <div id="first-screen" className="min-h-[60rem]">
          <DashboardForUser />
        </div>
      </div>
    </Page>
  )
}

/** Waits for the user info; a user without an email is sent to the questions. */
function DashboardForUser() {
  const { userInfoError, ...session } = useSession()
  const user = session.userInfo ?? userOfFirstScreen(session)
  const isWithoutEmail = session.status === 'visitor' || user?.email === ''
  useRedirect('/assessment', isWithoutEmail)
  useEffect(() => forgetFirstScreen, [])

  if (userInfoError) return <DashboardError />
  if (isWithoutEmail || !user) return <DashboardSkeleton />
  return <LoadedDashboard user={user} />
}

/** The user whose first screen the page brought, unless another user is signed in by now. */
function userOfFirstScreen({ status, userId }: Session): UserInfo | undefined {
  const user = firstScreen()?.user
  return status === 'loading' || userId === user?.id ? user : undefined
}

function LoadedDashboard({ user }: { user: UserInfo }) {
  const { data, error } = useQuery(dashboardQuery(useLanguage(), user.id))
  if (data) return <DashboardContent user={user} dashboard={data} />
  if (isApiError(error) && error.code === 'result_not_found') return <NoProfileYet />
  return error ? <DashboardError /> : <DashboardSkeleton />
}
