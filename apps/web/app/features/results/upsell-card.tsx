import { formatPrice } from '@individua/contract/prices'
import type { ReactNode } from 'react'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Where the profile can be gone on from. Doubtful answers are asked for again before anything is sold. */
export function UpsellCard({ isDoubtful }: { isDoubtful: boolean }) {
  const { t } = useTranslation('results')
  const price = formatPrice('advanced_report', useLanguage())
  const advanced = (
    <LinkButton to="/advanced-assessment" look={isDoubtful ? 'secondary' : 'primary'}>
      {t('upsell.action')}
    </LinkButton>
  )
  if (!isDoubtful) {
    return (
      <NextStep title={t('upsell.title')} text={t('upsell.text')} links={advanced}>
        <p className="text-soft">{t('upsell.price', { price })}</p>
      </NextStep>
    )
  }
  return (
    <NextStep
      title={t('upsell.first.title')}
      text={t('upsell.first.text')}
      links={
        <>
          <LinkButton to="/assessment">{t('quality.again')}</LinkButton>
          {advanced}
        </>
      }
    />
  )
}

type NextStepProps = { title: string; text: string; links: ReactNode; children?: ReactNode }

function NextStep({ title, text, links, children }: NextStepProps) {
  const { t } = useTranslation('results')
  return (
    <Card>
      <section
        aria-labelledby="upsell"
        className="grid items-end gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div className="grid gap-3">
          <h2 id="upsell" className="text-[1.75rem]">
            {title}
          </h2>
          <p className="max-w-measure">{text}</p>
          <p className="max-w-measure">{t('upsell.sketch')}</p>
          {children}
        </div>
        <div className="grid gap-3">{links}</div>
      </section>
    </Card>
  )
}
