import { useQuery } from '@tanstack/react-query'
import { isApiError } from '../../lib/api-error.ts'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useSession } from '../../lib/session.ts'
import { useTranslation } from '../../lib/texts.ts'
import { CopyNote } from '../../ui/copy-note.tsx'
import { Page } from '../../ui/page.tsx'
import { PortraitText } from '../../ui/portrait-text.tsx'
import { advancedResultQuery, sampleProfileQuery } from './jungian-profile.queries.ts'
import { OwnNotice } from './own-notice.tsx'
import { ProfileFailure } from './profile-failure.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { ProfileTabs } from './profile-tabs.tsx'
import { type SampleFor, SampleNotice } from './sample-notice.tsx'

export default function JungianProfileScreen() {
  const { t } = useTranslation('jungian-profile')
  return (
    <Page title={t('title')} isIndexed={false} width="wide">
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-8 py-8 sm:py-12">
        <h1 className="text-[clamp(1.875rem,1.2rem+3.6vw,3.5rem)] leading-[1.04]">{t('title')}</h1>
        <CopyNote />
        <ProfileOfReader />
      </div>
    </Page>
  )
}

/** The reader's own profile if there is one, else the sample. */
function ProfileOfReader() {
  const { status, userInfo, userInfoError, userId } = useSession()
  if (status === 'visitor') return <SampleProfile sampleFor="visitor" />
  if (userInfo?.is_premium === false) return <SampleProfile sampleFor="user" />
  const isKnown = userInfo !== undefined || userInfoError !== undefined
  if (!isKnown || userId === undefined) return <ProfileSkeleton />
  return <ProfileOfUser userId={userId} />
}

function ProfileOfUser({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(advancedResultQuery(useLanguage(), userId))
  if (data) {
    return (
      <>
        <OwnNotice date={data.metadata.assessmentDate} title={data.portrait.title} />
        <ProfileTabs profile={data} />
      </>
    )
  }
  if (isApiError(error)) {
    if (error.code === 'result_not_found') return <SampleProfile sampleFor="user" />
    if (error.code === 'payment_required') return <SampleProfile sampleFor="closed" />
  }
  return error ? <ProfileFailure error={error} retry={refetch} /> : <ProfileSkeleton />
}

function SampleProfile({ sampleFor }: { sampleFor: SampleFor }) {
  const { data, error, refetch } = useQuery(sampleProfileQuery(useLanguage()))
  if (error) return <ProfileFailure error={error} retry={refetch} />
  if (!data) return <ProfileSkeleton />
  return (
    <>
      <SampleNotice sampleFor={sampleFor} />
      <PortraitText portrait={data.portrait} />
      <ProfileTabs profile={data} />
    </>
  )
}
