import { useTranslation } from '../../lib/texts.ts'
import { Page } from '../../ui/page.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { JsonLd } from './json-ld.tsx'
import { Pricing } from './pricing.tsx'
import { References } from './references.tsx'
import { SamplePortrait } from './sample-portrait.tsx'
import { ShadowWork } from './shadow-work.tsx'

const sections = ['features', 'pricing', 'references'] as const

export default function LandingScreen() {
  const { t } = useTranslation('landing')
  return (
    <Page
      title={t('meta.title')}
      description={t('meta.description')}
      width="wide"
      headerLinks={<SectionLinks />}
    >
      <JsonLd />
      <Hero />
      <SamplePortrait />
      <Features />
      <Pricing />
      <ShadowWork />
      <References />
    </Page>
  )
}

function SectionLinks() {
  const { t } = useTranslation('landing')
  return (
    <nav
      aria-label={t('nav.label')}
      className="order-1 -mx-1.5 sm:order-3 sm:w-full lg:order-none lg:mx-0 lg:w-auto"
    >
      <ul className="flex flex-wrap">
        {sections.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="inline-flex min-h-11 items-center px-1.5 text-[0.9375rem] text-soft hover:text-ink sm:px-3"
            >
              {t(`nav.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
