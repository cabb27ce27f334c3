import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isApiError } from '../../lib/api-error.ts'
import { useLanguage, useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Page } from '../../ui/page.tsx'
import { showToast } from '../../ui/toast.tsx'
import { lotQuery } from './advanced-assessment.queries.ts'
import { LotQuestions } from './lot-questions.tsx'
import { LotSkeleton } from './lot-skeleton.tsx'

export default function MoreQuestionsScreen() {
  const { t } = useTranslation('advanced-assessment')
  const { status, userId } = useSignedIn()
  return (
    <Page
      title={t('more.meta.title')}
      description={t('more.meta.description')}
      isIndexed={false}
      width="wide"
      hasFooter={false}
    >
      {status === 'user' && userId ? <LoadedLot key={userId} userId={userId} /> : <LotSkeleton />}
    </Page>
  )
}

/** What is read anew once there are new answers. */
const restingOnAnswers = ['dashboard', 'further-state', 'advanced-result', 'answers']

function LoadedLot({ userId }: { userId: string }) {
  const { t } = useTranslation('advanced-assessment')
  const { data: lot, error, refetch } = useQuery(lotQuery(userId, useLanguage()))
  const cache = useQueryClient()
  const navigate = useLocalizedNavigate()
  const showMoved = () => {
    for (const key of restingOnAnswers) cache.removeQueries({ queryKey: [key] })
    showToast('success', t('more.done'))
    navigate('/dashboard')
  }
  if (error) return <NoLot error={error} />
  if (!lot) return <LotSkeleton />
  return <LotQuestions userId={userId} lot={lot} onAccepted={showMoved} onMovedOn={refetch} />
}

/** Without the paid report to the payment, else back to the profile. */
function NoLot({ error }: { error: Error }) {
  const { t } = useTranslation('advanced-assessment')
  const navigate = useLocalizedNavigate()
  const isUnpaid = isApiError(error) && error.code === 'payment_required'
  const leave = useEffectEvent(() => {
    if (!isUnpaid) showToast('error', t('more.errors.start'))
    navigate(isUnpaid ? '/payment-advanced' : '/dashboard', { replace: true })
  })
  useEffect(() => leave(), [])
  return <LotSkeleton />
}
