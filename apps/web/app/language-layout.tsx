import { isLanguagePrefix } from '@individua/contract/languages'
import { splitPath } from '@individua/contract/paths'
import { useContext, useEffect, useRef } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, useLocation, useParams } from 'react-router'
import NotFoundScreen from './features/landing/not-found-screen.tsx'
import { I18nSource } from './lib/i18n.ts'
import { useLanguage } from './lib/localized-navigation.ts'
import { startSession } from './lib/session.ts'
import { Toaster } from './ui/toast.tsx'

export default function LanguageLayout() {
  const language = useLanguage()
  const { lang } = useParams()
  const i18nFor = useContext(I18nSource)

  useEffect(startSession, [])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useFocusOnNewPage()

  return (
    <I18nextProvider i18n={i18nFor(language)}>
      {lang === undefined || isLanguagePrefix(lang) ? <Outlet /> : <NotFoundScreen />}
      <Toaster />
    </I18nextProvider>
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
