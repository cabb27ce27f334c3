import { useRedirect } from '../../lib/localized-navigation.ts'
import { useSession } from '../../lib/session.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Spinner } from '../../ui/spinner.tsx'

/** Redirects to the payment, or past it when the user has paid. */
export function AllAnswered() {
  const { t } = useTranslation('advanced-assessment')
  const { userInfo, userInfoError } = useSession()
  const isKnown = userInfo !== undefined || userInfoError !== undefined
  const isPremium = userInfo?.is_premium === true
  useRedirect('/results-processing', isKnown && isPremium)
  useRedirect('/payment-advanced', isKnown && !isPremium)
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-6 text-center">
      <Spinner isLarge />
      <h1 className="text-[1.75rem]">{t('done.title')}</h1>
    </div>
  )
}
