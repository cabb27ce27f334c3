import { splitPath } from '@individua/contract/paths'
import { useLocation } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'

type Origin = { from?: string; email?: string; answers?: unknown; paid?: unknown }

/** Back to the page that linked here, with what it had handed over; home for whoever came directly. */
export function GoBack() {
  const { t } = useTranslation('legal')
  const { state } = useLocation() as { state: Origin | null }
  const isHydrated = useHydrated()
  const { from = isHydrated ? referringPath() : undefined, ...handedOver } =
    (isHydrated && state) || {}
  return (
    <LinkButton to={from ?? '/'} state={from ? handedOver : undefined} look="quiet">
      ← {t('goBack')}
    </LinkButton>
  )
}

/** A link followed before its page was hydrated hands over no state, but the browser knows it. */
function referringPath(): string | undefined {
  const { origin, pathname } = window.location
  if (!document.referrer.startsWith(`${origin}/`)) return undefined
  const referrer = new URL(document.referrer)
  if (referrer.pathname === pathname) return undefined
  return splitPath(referrer.pathname).rest + referrer.search
}
