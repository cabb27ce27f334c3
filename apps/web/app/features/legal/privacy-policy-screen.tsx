import { limits } from '@individua/contract/limits'
import { contactEmail } from '../../lib/contact-email.ts'
import { priceText } from '../../lib/price-text.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Page } from '../../ui/page.tsx'
import { TextSection } from '../../ui/text-section.tsx'
import { GoBack } from './go-back.tsx'
import { ServicesInUse } from './services-in-use.tsx'

const sections = [
  'aiDisclaimer',
  'collected',
  'use',
  'cookies',
  'sharing',
  'retention',
  'payment',
  'children',
  'changes',
  'contact',
] as const

export default function PrivacyPolicyScreen() {
  const { t } = useTranslation('legal')
  return (
    <Page title={t('meta.title')} description={t('meta.description')}>
      <div className="-ml-3 pt-4 sm:pt-8">
        <GoBack />
      </div>
      <h1 className="mt-6 text-[clamp(2.25rem,1.5rem+3vw,3.5rem)]">{t('title')}</h1>
      <p className="mt-4 text-soft">{t('effective')}</p>
      <p className="mt-8 max-w-measure font-serif text-[1.375rem] leading-normal">{t('intro')}</p>
      <Contents />
      {sections.map((section) => (
        <Section key={section} section={section} />
      ))}
    </Page>
  )
}

function Contents() {
  const { t } = useTranslation('legal')
  return (
    <nav aria-label={t('contents')} className="mt-10 border-y border-line py-5">
      <ol className="grid list-outside list-decimal gap-x-12 pl-7 marker:text-gold sm:grid-cols-2">
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`} className="link block py-2.5">
              {t(`sections.${section}.title`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Section({ section }: { section: (typeof sections)[number] }) {
  const { t, i18n } = useTranslation('legal')
  const text = t(`sections.${section}.text`, {
    contact: contactEmail(),
    days: limits.waitingAnswersDays,
    price: priceText('advanced_report', i18n.language),
  })
  return (
    <TextSection id={section} title={t(`sections.${section}.title`)} text={text}>
      {section === 'sharing' && <ServicesInUse />}
    </TextSection>
  )
}
