import { useTranslation } from '../lib/texts.ts'
import { Button } from './button.tsx'
import { ErrorCard } from './error-card.tsx'

/** What is left when a screen could not be loaded or drawn. */
export function BrokenPage() {
  const { t } = useTranslation('app')
  return (
    <main className="mx-auto grid min-h-dvh max-w-[34rem] content-center px-5">
      <ErrorCard title={t('broken.title')} text={t('broken.text')}>
        <Button onClick={() => window.location.reload()}>{t('broken.reload')}</Button>
      </ErrorCard>
    </main>
  )
}
