import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Mandala } from '../../ui/mandala/mandala.tsx'
import { MandalaTable } from '../../ui/mandala/mandala-table.tsx'
import type { ShownProfile } from './shown-profile.ts'

/** The picture, and the same in numbers. */
export function ProfileMandala({ petals, leaders }: Pick<ShownProfile, 'petals' | 'leaders'>) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const atFront = leaders.flatMap((key) => petals.filter(({ archetype }) => archetype === key))
  const names = new Intl.ListFormat(language).format(atFront.map(({ name }) => name))
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
        label={t('mandala.description', { names })}
        className="mx-auto aspect-square w-full max-w-[24rem]"
      />
      <Disclosure summary={t('mandala.show')}>
        <MandalaTable petals={petals} texts={texts} language={language} />
      </Disclosure>
    </div>
  )
}
