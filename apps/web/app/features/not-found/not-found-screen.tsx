import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'

export default function NotFoundScreen() {
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  useEffect(() => {
    console.error('404: no page at', pathname)
  }, [pathname])
  return (
    <Page title={t('notFound.title')} isIndexed={false}>
      <div className="grid justify-items-center gap-6 py-20 text-center sm:py-32">
        <h1 className="text-8xl text-gold sm:text-9xl">404</h1>
        <p className="font-serif text-2xl">{t('notFound.text')}</p>
        <LinkButton to="/">{t('notFound.home')}</LinkButton>
      </div>
    </Page>
  )
}
