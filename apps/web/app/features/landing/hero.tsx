import { useTranslation } from '../../lib/texts.ts'
import { usePublicConfig } from '../../lib/use-public-config.ts'
import { HeroAction } from './hero-action.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { useKnownVisitor } from './known-visitor.ts'

export function Hero() {
  const { t } = useTranslation('landing')
  const visitor = useKnownVisitor()
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
        <div className="mt-9">
          <HeroAction visitor={visitor} />
        </div>
      </div>
      <HeroPicture visitor={visitor} />
    </section>
  )
}
