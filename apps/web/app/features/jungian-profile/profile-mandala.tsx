import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Mandala } from '../../ui/mandala/mandala.tsx'
import { MandalaTable } from '../../ui/mandala/mandala-table.tsx'
import type { ShownProfile } from './shown-profile.ts'

/** The picture, and the same in numbers. */
export function ProfileMandala({ petals }: Pick<ShownProfile, 'petals'>) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const strongest = petals.toSorted((a, b) => b.strength - a.strength).slice(0, 3)
  const names = new Intl.ListFormat(language).format(strongest.map(({ name }) => name))
  const texts = {
    caption: t('mandala.caption'),
    archetype: t('mandala.archetype'),
    strength: t('mandala.strength'),
    range: t('mandala.range'),
    shadow: t('mandala.shadow'),
  }
  return (
    <div className="grid gap-2">
      <Mandala
        petals={petals}
        title={t('mandala.title')}
        description={t('mandala.description', { names })}
        className="mx-auto aspect-square w-full max-w-[24rem]"
      />
      <Disclosure summary={t('mandala.show')}>
        <MandalaTable petals={petals} texts={texts} language={language} />
      </Disclosure>
    </div>
  )
}
