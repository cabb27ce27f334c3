import { useLocation } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'

type Origin = { from?: string; email?: string; answers?: unknown; milliseconds?: unknown }

/** Back to the page that linked here, with what it had handed over; home for whoever came directly. */
export function GoBack() {
  const { t } = useTranslation('legal')
  const { state } = useLocation() as { state: Origin | null }
  const isHydrated = useHydrated()
  const { from, ...handedOver } = (isHydrated && state) || {}
  return (
    <LinkButton to={from ?? '/'} state={from ? handedOver : undefined} look="quiet">
      ← {t('goBack')}
    </LinkButton>
  )
}
