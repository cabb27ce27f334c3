import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import {
  type LinkTarget,
  useLanguage,
  useLocalizedNavigate,
} from '../../lib/localized-navigation.ts'
import { useSession } from '../../lib/session.ts'
import { useTranslation } from '../../lib/texts.ts'
import { useUnfolding } from '../../ui/mandala/unfolding.ts'
import { Progress } from '../../ui/progress.tsx'
import { type CalculationState, useCalculation } from './calculation.ts'
import { dashboardQuery } from './results.queries.ts'
import { RevealMandala } from './reveal-mandala.tsx'
import { RevealPage } from './reveal-page.tsx'

const redirects = {
  success: { path: '/dashboard', after: 1500 },
  error: { path: '/', after: 3000 },
} as const

export default function CalculateProfileScreen() {
  const { t } = useTranslation('results')
  const { state, progress } = useCalculation()
  useRedirectWhenDone(state)
  return (
    <RevealPage
      title={t('calculate.meta.title')}
      picture={<UnfoldingMandala state={state} progress={progress / 100} />}
    >
      <div role={state === 'error' ? 'alert' : 'status'} className="grid gap-1 sm:gap-3">
        <h1 className="text-[clamp(1.625rem,0.9rem+3.4vw,3.25rem)] leading-[1.04]">
          {t(`calculate.${state}.title`)}
        </h1>
        <p className="text-soft">{t(`calculate.${state}.text`)}</p>
      </div>
      {state !== 'error' && <Progress value={progress} label={t('calculate.progress')} />}
    </RevealPage>
  )
}

type UnfoldingMandalaProps = { state: CalculationState; progress: number }

/** The profile is read before the dashboard is opened, so that both show one picture. */
function UnfoldingMandala({ state, progress }: UnfoldingMandalaProps) {
  const { userId = '' } = useSession()
  const isThere = state === 'success' && userId !== ''
  const { data: own } = useQuery({ ...dashboardQuery(useLanguage(), userId), enabled: isThere })
  const { petals, isWhole } = useUnfolding(isThere ? own?.petals : undefined)
  return (
    <div className={state === 'error' ? 'opacity-40' : ''}>
      <RevealMandala petals={petals} progress={progress} named={isWhole ? own : undefined} />
    </div>
  )
}

function useRedirectWhenDone(state: CalculationState) {
  const navigate = useLocalizedNavigate()
  const leaveTo = useEffectEvent((path: LinkTarget) =>
    navigate(path, { replace: true, viewTransition: path === '/dashboard' }),
  )
  useEffect(() => {
    if (state === 'calculating') return
    const { path, after } = redirects[state]
    const leaving = setTimeout(() => leaveTo(path), after)
    return () => clearTimeout(leaving)
  }, [state])
}
