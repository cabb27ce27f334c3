import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { type Session, useSession } from '../../lib/session.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Page } from '../../ui/page.tsx'
import { showToast } from '../../ui/toast.tsx'
import { AdvancedSteps } from './advanced-steps.tsx'
import { StepSkeleton } from './step-skeleton.tsx'

export default function AdvancedAssessmentScreen() {
  const { t } = useTranslation('advanced-assessment')
  const { status, userId } = useSession()
  useRedirectOfVisitors(status)
  return (
    <Page
      title={t('meta.title')}
      description={t('meta.description')}
      isIndexed={false}
      width="wide"
      hasFooter={false}
    >
      {status === 'user' && userId ? (
        <AdvancedSteps key={userId} userId={userId} />
      ) : (
        <StepSkeleton />
      )}
    </Page>
  )
}

/** Only signed-in users are asked. A user whose session has ended reads that nothing is lost. */
function useRedirectOfVisitors(status: Session['status']) {
  const { t } = useTranslation('advanced-assessment')
  const navigate = useLocalizedNavigate()
  const wasUser = useRef(false)
  const leave = useEffectEvent(() => {
    if (wasUser.current) showToast('error', t('signedOut'))
    navigate('/assessment', { replace: true })
  })
  useEffect(() => {
    if (status === 'user') wasUser.current = true
    if (status === 'visitor') leave()
  }, [status])
}
