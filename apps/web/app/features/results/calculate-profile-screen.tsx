import { useEffect, useEffectEvent } from 'react'
import { type LinkTarget, useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { NeutralMandala } from '../../ui/mandala/neutral-mandala.tsx'
import { Page } from '../../ui/page.tsx'
import { Progress } from '../../ui/progress.tsx'
import { type CalculationState, useCalculation } from './calculation.ts'

const redirects = {
  success: { path: '/dashboard', after: 1500 },
  error: { path: '/', after: 3000 },
} as const

export default function CalculateProfileScreen() {
  const { t } = useTranslation('results')
  const { state, progress } = useCalculation()
  useRedirectWhenDone(state)
  return (
    <Page title={t('calculate.meta.title')} isIndexed={false} width="narrow" hasFooter={false}>
      <div className="grid justify-items-center gap-8 py-10 text-center sm:py-14">
        <NeutralMandala
          progress={progress / 100}
          className={`max-w-[22rem] ${state === 'error' ? 'opacity-40' : ''}`}
        />
        <div role={state === 'error' ? 'alert' : 'status'} className="grid gap-3">
          <h1 className="text-[clamp(1.875rem,1.5rem+1.8vw,2.5rem)]">
            {t(`calculate.${state}.title`)}
          </h1>
          <p className="text-soft">{t(`calculate.${state}.text`)}</p>
        </div>
        {state !== 'error' && <Progress value={progress} label={t('calculate.progress')} />}
      </div>
    </Page>
  )
}

function useRedirectWhenDone(state: CalculationState) {
  const navigate = useLocalizedNavigate()
  const leaveTo = useEffectEvent((path: LinkTarget) => navigate(path, { replace: true }))
  useEffect(() => {
    if (state === 'calculating') return
    const { path, after } = redirects[state]
    const leaving = setTimeout(() => leaveTo(path), after)
    return () => clearTimeout(leaving)
  }, [state])
}
