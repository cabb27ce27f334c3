import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useAreTextsLoading, useTranslation } from '../lib/texts.ts'

/** In milliseconds: what is faster needs no sign. */
const patience = 300

/** While a page or its texts are loaded the one before stays: a link that was followed shows that it was. */
export function LoadingBar() {
  const { t } = useTranslation('app')
  const isNavigating = useNavigation().state !== 'idle'
  const isLoading = useAreTextsLoading() || isNavigating
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(setIsSlow, patience, true)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
  if (!isSlow) return null
  return (
    <div role="status" className="no-print loading-bar">
      <span className="sr-only">{t('common.loading')}</span>
    </div>
  )
}
