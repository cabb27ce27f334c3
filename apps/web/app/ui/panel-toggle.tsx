import { useTranslation } from '../lib/texts.ts'
import { LineIcon } from './line-icon.tsx'

/** Opens the side panel over the page; on large screens it stands there already. */
export function PanelToggle({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('app')
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('panel.open')}
      onClick={onOpen}
      className="-ml-2.5 grid size-11 place-items-center text-ink lg:hidden"
    >
      <LineIcon path="M4 7h16M4 12h16M4 17h16" className="size-6" />
    </button>
  )
}
