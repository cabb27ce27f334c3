import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'

export function DashboardError() {
  const { t } = useTranslation('results')
  return (
    <div className="mx-auto max-w-[34rem] sm:py-10">
      <ErrorCard title={t('dashboard.error.title')} text={t('dashboard.error.text')}>
        <Button onClick={() => window.location.reload()}>{t('dashboard.error.tryAgain')}</Button>
      </ErrorCard>
    </div>
  )
}

/** A signed-in user who has not answered the questions yet. */
export function NoProfileYet() {
  const { t } = useTranslation('results')
  return (
    <div className="mx-auto max-w-[34rem] sm:py-10">
      <Card>
        <div className="grid justify-items-start gap-5">
          <h1 className="text-[1.75rem]">{t('dashboard.none.title')}</h1>
          <p className="text-soft">{t('dashboard.none.text')}</p>
          <LinkButton to="/assessment">{t('dashboard.none.action')}</LinkButton>
        </div>
      </Card>
    </div>
  )
}
