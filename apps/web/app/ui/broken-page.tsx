import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { isMissingCode, mayReload, rememberReload } from '../lib/missing-code.ts'
import { useTranslation } from '../lib/texts.ts'
import { Button } from './button.tsx'
import { ErrorCard } from './error-card.tsx'
import { LoadingPage } from './loading-page.tsx'

const reload = () => window.location.reload()

/** What is left when a screen could not be loaded or drawn; missing code is asked for anew once. */
export function BrokenPage() {
  const { t } = useTranslation('app')
  const isMissing = isMissingCode(useRouteError())
  const isMending = useMending(isMissing)
  if (isMending) return <LoadingPage />
  const isOffline = isMissing && !navigator.onLine
  return (
    <main className="mx-auto grid min-h-dvh max-w-[34rem] content-center px-5">
      <ErrorCard
        title={t(isOffline ? 'offline.title' : 'broken.title')}
        text={t(isOffline ? 'offline.text' : 'broken.text')}
      >
        <Button onClick={reload}>{t('broken.reload')}</Button>
      </ErrorCard>
    </main>
  )
}

function useMending(isMissing: boolean): boolean {
  const [isMending, setMending] = useState(() => isMissing && mayReload())
  useEffect(() => {
    if (!isMissing) return
    if (isMending) {
      if (rememberReload()) reload()
      else setMending(false)
    }
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isMissing, isMending])
  return isMending
}
