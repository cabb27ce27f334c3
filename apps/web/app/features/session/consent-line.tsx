import type { NavigationState } from '../../lib/navigation-state.ts'
import { useTranslation } from '../../lib/texts.ts'
import { PrivacyLink } from '../../ui/privacy-link.tsx'

/** The linked part of the sentence stands between `<link>` and `</link>` in the text. */
export function ConsentLine({ state }: { state: NavigationState }) {
  const { t } = useTranslation('session')
  const [before, linked, after] = t('emailCollection.consent').split(/<\/?link>/)
  return (
    <p className="text-[0.9375rem] text-soft">
      {before}
      <PrivacyLink state={state} className="link">
        {linked}
      </PrivacyLink>
      {after}
    </p>
  )
}
