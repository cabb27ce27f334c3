import { useShowsCopy } from '../lib/read-or-copy.ts'
import { useTranslation } from '../lib/texts.ts'

/** Says that what follows is a copy, where it is one. */
export function CopyNote() {
  const { t } = useTranslation('app')
  const isCopy = useShowsCopy()
  return (
    <p role="status" className={isCopy ? 'mb-6 text-[0.9375rem] text-soft' : ''}>
      {isCopy && t('offline.copy')}
    </p>
  )
}
