import type { FormType } from '../../lib/assessment-draft.ts'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { priceText } from '../../lib/price-text.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'

export function BackToHome() {
  const { t } = useTranslation('app')
  return (
    <div className="-mr-3 ml-auto">
      <LinkButton to="/" look="quiet">
        {t('common.backToHome')}
      </LinkButton>
    </div>
  )
}

export function Notes({ formType }: { formType: FormType }) {
  const { t } = useTranslation('assessment')
  const language = useLanguage()
  return (
    <div className="grid max-w-measure gap-1.5 border-t border-line pt-5 text-[0.9375rem] text-soft">
      <p>{t('hint')}</p>
      {formType === 'initial' && (
        <p>{t('price', { price: priceText('advanced_report', language) })}</p>
      )}
      <p className="hidden pointer-fine:block">{t('keys')}</p>
    </div>
  )
}
