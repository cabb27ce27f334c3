import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

export function BeginCard() {
  const { t } = useTranslation('archetypes')
  return (
    <Card>
      <section
        aria-labelledby="begin"
        className="grid items-end gap-x-12 gap-y-6 @xl:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div className="grid gap-3">
          <h2 id="begin" className="text-[1.75rem]">
            {t('action.title')}
          </h2>
          <p className="max-w-measure">{t('action.text')}</p>
        </div>
        <div>
          <LinkButton to="/assessment">{t('action.begin')}</LinkButton>
        </div>
      </section>
    </Card>
  )
}
