import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { refreshUserInfo } from '../../lib/session.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { NeutralMandala } from '../../ui/mandala/neutral-mandala.tsx'
import { Page } from '../../ui/page.tsx'
import { showToast } from '../../ui/toast.tsx'
import { lineNumbers, type ProcessingState, useProcessing } from './results-processing.ts'

export default function ResultsProcessingScreen() {
  const { t } = useTranslation('results')
  const { status } = useSignedIn()
  const { state, line } = useProcessing(status === 'user')
  useRedirectWhenDone(state)
  const isLeavable = state === 'making' || state === 'late'
  const shownLine = isLeavable ? t(`processing.${state}`) : t(`processing.lines.${line}`)
  return (
    <Page title={t('processing.meta.title')} isIndexed={false} width="narrow" hasFooter={false}>
      <div className="grid justify-items-center gap-8 py-10 text-center sm:py-14">
        <NeutralMandala progress={line / lineNumbers.length} className="max-w-[22rem]" />
        <h1 className="text-[clamp(1.875rem,1.5rem+1.8vw,2.5rem)]">{t('processing.title')}</h1>
        <p role="status" className="min-h-28 text-soft">
          {shownLine}
        </p>
        {isLeavable && (
          <LinkButton to="/dashboard" look="secondary">
            {t('processing.goToDashboard')}
          </LinkButton>
        )}
      </div>
    </Page>
  )
}

/** Redirects as soon as it is clear how it ended. */
function useRedirectWhenDone(state: ProcessingState) {
  const { t } = useTranslation('results')
  const navigate = useLocalizedNavigate()
  const queryClient = useQueryClient()
  const leave = useEffectEvent((outcome: ProcessingState) => {
    refreshUserInfo().catch(() => undefined)
    if (outcome === 'ready') {
      queryClient.clear()
      showToast('success', t('processing.ready'))
      navigate('/dashboard', { replace: true })
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
