import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'

/** Why the sample is shown: to a visitor, to a user without a report, or after access has ended. */
export type SampleFor = 'visitor' | 'user' | 'closed'

const ways = {
  visitor: { to: '/assessment', text: 'sample.toAssessment' },
  user: { to: '/advanced-assessment', text: 'sample.toAdvanced' },
  closed: { to: '/payment-advanced', text: 'sample.toPayment' },
} as const

export function SampleNotice({ sampleFor }: { sampleFor: SampleFor }) {
  const { t } = useTranslation('jungian-profile')
  const { to, text } = ways[sampleFor]
  return (
    <section
      aria-labelledby="sample"
      className="grid items-center gap-x-12 gap-y-5 border-l-2 border-gilt pl-5 sm:pl-6 @4xl:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid max-w-measure gap-2">
        <h2 id="sample" className="running-head font-sans">
          {t('sample.mark')}
        </h2>
        <p>{t('sample.text')}</p>
        <p>{t(`sample.${sampleFor}`)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 @4xl:flex-col">
        <LinkButton to={to} look="secondary">
          {t(text)}
        </LinkButton>
        {sampleFor === 'visitor' && (
          <LinkButton to="/sign-in" look="quiet">
            {t('sample.signIn')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
