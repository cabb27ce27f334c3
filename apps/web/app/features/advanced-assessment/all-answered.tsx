import { useEffect } from 'react'
import { useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { useSession } from '../../lib/session.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Spinner } from '../../ui/spinner.tsx'

/** Leads on by itself: to paying, and past it whoever has paid. */
export function AllAnswered() {
  const { t } = useTranslation('advanced-assessment')
  const { userInfo, userInfoError } = useSession()
  const navigate = useLocalizedNavigate()
  const isKnown = userInfo !== undefined || userInfoError !== undefined
  const isPremium = userInfo?.is_premium === true
  useEffect(() => {
    if (isKnown)
      navigate(isPremium ? '/results-processing' : '/payment-advanced', { replace: true })
  }, [isKnown, isPremium])
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-6 text-center">
      <Spinner isLarge />
      <h1 className="text-[1.75rem]">{t('done.title')}</h1>
    </div>
  )
}
