import { languageOfPath } from '@individua/contract/paths'
import { useContext } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { I18nSource } from '../lib/i18n.ts'
import { Button } from './button.tsx'
import { ErrorCard } from './error-card.tsx'

/** What is left when a screen could not be loaded or drawn. */
export function BrokenPage() {
  const i18nFor = useContext(I18nSource)
  return (
    <I18nextProvider i18n={i18nFor(languageOfPath(useLocation().pathname))}>
      <main className="mx-auto grid min-h-dvh max-w-[34rem] content-center px-5">
        <BrokenCard />
      </main>
    </I18nextProvider>
  )
}

function BrokenCard() {
  const { t } = useTranslation('app')
  return (
    <ErrorCard title={t('broken.title')} text={t('broken.text')}>
      <Button onClick={() => window.location.reload()}>{t('broken.reload')}</Button>
    </ErrorCard>
  )
}
