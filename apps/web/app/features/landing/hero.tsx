import { useTranslation } from '../../lib/texts.ts'
import { usePublicConfig } from '../../lib/use-public-config.ts'
import { HeroAction } from './hero-action.tsx'
import { SampleMandala } from './sample-mandala.tsx'

export function Hero() {
  const { t } = useTranslation('landing')
  const hasModel = Boolean(usePublicConfig()?.services.languageModel)
  return (
    <section className="grid items-center gap-x-12 gap-y-12 pt-10 pb-24 sm:pt-14 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:pb-32">
      <div>
        <h1 className="text-[clamp(2.625rem,1.4rem+5.2vw,4.75rem)] leading-[1.02] tracking-[-0.022em]">
          {t('hero.title')}
        </h1>
        <p className="mt-7 max-w-[34rem] text-[1.1875rem] leading-[1.6] text-soft">
          {t(hasModel ? 'hero.ledeWithAi' : 'hero.lede')}
        </p>
        <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-4">
          <HeroAction />
          <p className="text-[0.9375rem] text-soft">{t('hero.facts')}</p>
        </div>
      </div>
      <figure>
        <SampleMandala />
        <figcaption className="mx-auto mt-4 max-w-[26rem] text-center font-serif text-[1rem] leading-snug text-soft">
          {t('hero.picture')}
        </figcaption>
      </figure>
    </section>
  )
}
