import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Before anything is made: what a second round is, and what becomes of the first. */
export function SecondRound({ onBegin }: { onBegin: () => void }) {
  const { t } = useTranslation('advanced-assessment')
  return (
    <div className="mx-auto max-w-[38rem] py-8 sm:py-16">
      <Card>
        <div className="grid gap-6">
          <h1 className="text-[1.75rem]">{t('secondRound.title')}</h1>
          <p>{t('secondRound.text')}</p>
          <p>{t('secondRound.first')}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={onBegin}>
              {t('secondRound.begin')}
            </Button>
            <LinkButton to="/dashboard" look="secondary">
              {t('secondRound.stay')}
            </LinkButton>
          </div>
        </div>
      </Card>
    </div>
  )
}
