import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage, useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { refreshUserInfo } from '../../lib/session.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { neutralPetals } from '../../ui/mandala/neutral-petals.ts'
import { sharpenedPetals } from '../../ui/mandala/sharpened-petals.ts'
import { showToast } from '../../ui/toast.tsx'
import { dashboardQuery } from './results.queries.ts'
import { lineNumbers, type ProcessingState, useProcessing } from './results-processing.ts'
import { RevealMandala } from './reveal-mandala.tsx'
import { RevealPage } from './reveal-page.tsx'

export default function ResultsProcessingScreen() {
  const { t } = useTranslation('results')
  const { status, userId = '' } = useSignedIn()
  const { state, line } = useProcessing(status === 'user')
  useRedirectWhenDone(state, userId)
  const isLeavable = state === 'making' || state === 'late'
  const shownLine = isLeavable ? t(`processing.${state}`) : t(`processing.lines.${line}`)
  const picture = <SharpeningMandala userId={userId} share={line / lineNumbers.length} />
  return (
    <RevealPage title={t('processing.meta.title')} picture={picture}>
      <h1 className="text-[clamp(1.625rem,0.9rem+3.4vw,3.25rem)] leading-[1.04]">
        {t('processing.title')}
      </h1>
      <p role="status" className="min-h-28 max-w-measure text-soft">
        {shownLine}
      </p>
      {isLeavable && (
        <div>
          <LinkButton to="/dashboard" look="secondary">
            {t('processing.goToDashboard')}
          </LinkButton>
        </div>
      )}
    </RevealPage>
  )
}

type SharpeningMandalaProps = { userId: string; share: number }

/** The reader's own picture from before, its edges sharper with every line. */
function SharpeningMandala({ userId, share }: SharpeningMandalaProps) {
  const query = dashboardQuery(useLanguage(), userId)
  const { data: own } = useQuery({ ...query, enabled: userId !== '' })
  if (!own?.petals.length) return <RevealMandala petals={neutralPetals} progress={share} />
  return <RevealMandala petals={sharpenedPetals(own.petals, share)} named={own} />
}

/** Redirects as soon as it is clear how it ended. */
function useRedirectWhenDone(state: ProcessingState, userId: string) {
  const { t } = useTranslation('results')
  const query = dashboardQuery(useLanguage(), userId)
  const navigate = useLocalizedNavigate()
  const queryClient = useQueryClient()
  const leave = useEffectEvent(async (outcome: ProcessingState) => {
    refreshUserInfo().catch(() => undefined)
    if (outcome === 'ready') {
      queryClient.clear()
      showToast('success', t('processing.ready'))
      // So that the dashboard opens with its picture; one that fails says so itself.
      await queryClient.prefetchQuery(query)
      navigate('/dashboard', { replace: true, viewTransition: true })
    } else if (outcome === 'stepsOpen') {
      showToast('error', t('processing.stepsOpen'))
      navigate('/advanced-assessment', { replace: true })
    } else {
      showToast('error', t('processing.errors.failed'))
      navigate('/payment-advanced', { replace: true })
    }
  })
  useEffect(() => {
    if (state === 'lines' || state === 'making' || state === 'late') return
    leave(state)
  }, [state])
}
