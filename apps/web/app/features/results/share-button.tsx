import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import type { Dashboard } from './read-dashboard.ts'

const ShareDialog = lazy(() => import('./share-dialog.tsx'))

type ShareButtonProps = { dashboard: Pick<Dashboard, 'petals' | 'archetypes' | 'portrait'> }

/** A picture of the profile to share or keep; its code is loaded when it is asked for. */
export function ShareButton({ dashboard }: ShareButtonProps) {
  const { t } = useTranslation('results')
  const [isOpen, setOpen] = useState(false)
  if (dashboard.petals.length === 0) return null
  return (
    <div>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('share')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog dashboard={dashboard} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
