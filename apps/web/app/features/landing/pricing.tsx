import type { ReactNode } from 'react'
import { priceText } from '../../lib/price-text.ts'
import { useTranslation } from '../../lib/texts.ts'
import { usePublicConfig } from '../../lib/use-public-config.ts'
import { LinkButton } from '../../ui/button.tsx'
import { SectionTitle } from './section-title.tsx'

const freeFeatures = ['analysis', 'shadow', 'growth'] as const
const premiumFeatures = ['everything', 'unlimited', 'continuous', 'reports', 'priority'] as const

export function Pricing() {
  const { t, i18n } = useTranslation('landing')
  const hasModel = Boolean(usePublicConfig()?.services.languageModel)
  return (
    <section id="pricing" className="border-t border-line pt-16 pb-24">
      <SectionTitle title={t('pricing.title')} lede={t('pricing.lede')} />
      <div className="mt-14 grid gap-6 md:grid-cols-2">
        <Tier
          name={t('pricing.free.name')}
          amount={priceText('free', i18n.language)}
          unit={t('pricing.free.unit')}
          text={t('pricing.free.text')}
          features={freeFeatures.map((feature) => t(`pricing.free.${feature}`))}
          action={
            <LinkButton to="/assessment" look="secondary" isWide>
              {t('pricing.free.action')}
            </LinkButton>
          }
        />
        <Tier
          name={t('pricing.premium.name')}
          badge={t('pricing.premium.badge')}
          amount={priceText('advanced_report', i18n.language)}
          unit={t('pricing.premium.unit')}
          text={t(hasModel ? 'pricing.premium.textWithAi' : 'pricing.premium.text')}
          features={premiumFeatures.map((feature) => t(`pricing.premium.${feature}`))}
          action={
            <LinkButton to="/assessment" isWide>
              {t('pricing.premium.action')}
            </LinkButton>
          }
        />
      </div>
    </section>
  )
}

type TierProps = {
  name: string
  badge?: string
  amount: string
  unit: string
  text: string
  features: string[]
  action: ReactNode
}

function Tier({ name, badge, amount, unit, text, features, action }: TierProps) {
  return (
    <article
      data-premium={badge ? true : undefined}
      className="flex flex-col rounded-[3px] border border-line p-7 data-premium:border-gilt data-premium:bg-raised sm:p-9"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-[1.625rem]">{name}</h3>
        {badge && <p className="text-[0.9375rem] font-[550] text-gold">{badge}</p>}
      </div>
      <p className="mt-5 flex items-baseline gap-3">
        <span className="font-serif text-5xl tracking-[-0.02em]">{amount}</span>
        <span className="text-soft">{unit}</span>
      </p>
      <p className="mt-2 text-soft">{text}</p>
      <ul className="mt-7 mb-9 grid gap-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Petal />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{action}</div>
    </article>
  )
}

function Petal() {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="mt-[0.45em] size-3 shrink-0 fill-gilt">
      <path d="M6 0.5C9 3.5 9 8 6 11.5C3 8 3 3.5 6 0.5Z" />
    </svg>
  )
}
