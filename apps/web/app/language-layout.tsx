import { isLanguagePrefix } from '@individua/contract/languages'
import { splitPath } from '@individua/contract/paths'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation, useParams } from 'react-router'
import { useAreAnswersWaiting } from './lib/answers-waiting.ts'
import { useLanguage } from './lib/localized-navigation.ts'
import { startSession } from './lib/session.ts'
import { useTranslation } from './lib/texts.ts'
import { LoadingBar } from './ui/loading-bar.tsx'
import { Toaster } from './ui/toast.tsx'

const NotFoundScreen = lazy(() => import('./features/not-found/not-found-screen.tsx'))
// Without it the answers wait for the next visit: no reason to lose the page.
const SendWaiting = lazy(() =>
  import('./features/session/send-waiting.tsx').catch(() => ({ default: () => null })),
)

export default function LanguageLayout() {
  const language = useLanguage()
  const { lang } = useParams()
  const areAnswersWaiting = useAreAnswersWaiting()
  // Loaded with the page: without a network the texts of errors could not be loaded.
  useTranslation('errors')

  useEffect(startSession, [])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useFocusOnNewPage()

  return (
    <>
      <LoadingBar />
      {lang === undefined || isLanguagePrefix(lang) ? <Outlet /> : <NotFoundScreen />}
      {areAnswersWaiting && (
        <Suspense>
          <SendWaiting />
        </Suspense>
      )}
      <Toaster />
    </>
  )
}

/** After a navigation the reader starts at the new page's content; a change of language is none. */
function useFocusOnNewPage() {
  const { rest } = splitPath(useLocation().pathname)
  const shown = useRef(rest)
  useEffect(() => {
    if (shown.current === rest) return
    shown.current = rest
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [rest])
}
