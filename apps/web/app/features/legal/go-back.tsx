import { splitPath } from '@individua/contract/paths'
import { visitedPage } from '../../lib/localized-navigation.ts'
import { useNavigationState } from '../../lib/navigation-state.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'

/** Back to the page that linked here, with what it had handed over. Without such a page it leads home. */
export function GoBack() {
  const { t } = useTranslation('legal')
  const state = useNavigationState()
  const { from = state ? referringPath() : undefined, ...handedOver } = state ?? {}
  return (
    <LinkButton
      to={from ? visitedPage(from) : '/'}
      {...(from && { state: handedOver })}
      look="quiet"
    >
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
