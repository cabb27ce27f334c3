import type { InnerOtherTaste } from '@individua/contract/results'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { priceText } from '../../lib/price-text.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'

type UpsellCardProps = {
  isDoubtful: boolean
  /** The beginning of a text that the full report has whole. */
  taste: InnerOtherTaste | null
}

/**
 * Where the profile can be gone on from. Doubtful answers are asked for again before anything else;
 * no text that rests on them speaks for the full report.
 */
export function UpsellCard({ isDoubtful, taste }: UpsellCardProps) {
  const { t } = useTranslation('results')
  const price = priceText('advanced_report', useLanguage())
  return (
    <section
      aria-labelledby="upsell"
      className="no-print grid gap-x-12 gap-y-1 rounded-[3px] border border-line bg-raised p-4 sm:p-10 md:grid-cols-[minmax(0,1fr)_auto] md:items-end"
    >
      <div className="grid gap-2">
        <h2 id="upsell" className="text-[1.375rem] sm:text-[1.75rem]">
          {t(isDoubtful ? 'upsell.first.title' : 'upsell.title')}
        </h2>
        {isDoubtful && <p className="max-w-measure">{t('upsell.first.text')}</p>}
        {!isDoubtful && taste && <Taste taste={taste} />}
        <Disclosure isSmall summary={t('upsell.more')}>
          <div className="grid max-w-measure gap-2 text-[0.9375rem]">
            <p>{t('upsell.text')}</p>
            <p>{t('upsell.sketch')}</p>
          </div>
        </Disclosure>
      </div>
      <div className="grid gap-3">
        <p className="font-[550]">{t('upsell.price', { price })}</p>
        {isDoubtful && <LinkButton to="/assessment">{t('quality.again')}</LinkButton>}
        <LinkButton to="/advanced-assessment" look={isDoubtful ? 'secondary' : 'primary'}>
          {t('upsell.action')}
        </LinkButton>
      </div>
    </section>
  )
}

/** The reader's own text as it begins; it breaks off, and says so. */
function Taste({ taste: { heading, type, lead } }: { taste: InnerOtherTaste }) {
  const { t } = useTranslation('results')
  return (
    <figure className="grid max-w-measure border-l-2 border-gilt pl-3.5 sm:my-3 sm:gap-2">
      <figcaption className="text-sm text-soft">
        {heading}: {type}
      </figcaption>
      <p className="font-serif text-[1.0625rem] leading-[1.45]">
        {lead} … <span className="font-sans text-sm text-soft">{t('upsell.tasteEnds')}</span>
      </p>
    </figure>
  )
}
