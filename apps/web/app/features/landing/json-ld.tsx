import { currencyFor, prices } from '@individua/contract/prices'
import { publicUrl } from '../../lib/public-url.ts'
import { localizedUrlOf } from '../../lib/site-map.ts'
import { useTranslation } from '../../lib/texts.ts'

/** The product in the words of schema.org, for search engines. */
export function JsonLd() {
  const { t, i18n } = useTranslation('landing')
  const priceCurrency = currencyFor(i18n.language)
  const product = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Individua',
    description: t('meta.description'),
    url: publicUrl() + localizedUrlOf('/', i18n.language),
    inLanguage: i18n.language,
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Any',
    offers: [
      { '@type': 'Offer', name: t('pricing.free.name'), price: '0', priceCurrency },
      {
        '@type': 'Offer',
        name: t('pricing.premium.name'),
        price: (prices.advanced_report.amount / 100).toFixed(2),
        priceCurrency,
      },
    ],
  }
  return <script type="application/ld+json">{JSON.stringify(product)}</script>
}
