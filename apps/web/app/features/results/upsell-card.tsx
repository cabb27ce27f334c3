import { formatPrice } from '@individua/contract/prices'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

export function UpsellCard() {
  const { t } = useTranslation('results')
  const language = useLanguage()
  return (
    <Card>
      <section
        aria-labelledby="upsell"
        className="grid items-end gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div className="grid gap-3">
          <h2 id="upsell" className="text-[1.75rem]">
            {t('upsell.title')}
          </h2>
          <p className="max-w-measure">{t('upsell.text')}</p>
          <p className="text-soft">
            {t('upsell.price', { price: formatPrice('advanced_report', language) })}
          </p>
        </div>
        <LinkButton to="/advanced-assessment">{t('upsell.action')}</LinkButton>
      </section>
    </Card>
  )
}
