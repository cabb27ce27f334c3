import { type AssessmentDraft, loadDraft } from '../../lib/assessment-draft.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useSession } from '../../lib/session.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'

/** A known visitor is greeted as one: back to the portrait, or on with the questions. */
export function HeroAction() {
  const { t } = useTranslation('landing')
  const { status } = useSession()
  const draft = useHydrated() ? loadDraft('initial') : undefined
  if (status === 'user') return <LinkButton to="/dashboard">{t('hero.back')}</LinkButton>
  return (
    <LinkButton to="/assessment">
      {draft ? t('hero.goOn', { number: questionOf(draft) }) : t('hero.action')}
    </LinkButton>
  )
}

/** The number of the question that the draft goes on at. */
function questionOf({ position }: AssessmentDraft): number {
  return position + 1
}
