import { useTranslation } from '../../lib/texts.ts'
import { Emblem } from '../../ui/emblem/emblem.tsx'

const sides = [
  { key: 'persona', emblem: 'persona' },
  { key: 'archetype', emblem: 'self' },
] as const

export function PersonasOrArchetypes() {
  const { t } = useTranslation('archetypes')
  return (
    <section aria-labelledby="personas" className="grid gap-8">
      <div className="grid gap-4">
        <h2 id="personas" className="text-[clamp(1.875rem,1.4rem+1.8vw,2.625rem)]">
          {t('personas.title')}
        </h2>
        <p className="max-w-measure text-[1.125rem]">{t('personas.text')}</p>
      </div>
      <ul className="grid gap-x-10 gap-y-8 @lg:grid-cols-2">
        {sides.map(({ key, emblem }) => (
          <li key={key} className="grid content-start gap-3 border-t border-line pt-5">
            <Emblem name={emblem} className="size-10 text-gold" />
            <h3 className="text-[1.375rem]">{t(`personas.${key}.name`)}</h3>
            <p className="max-w-measure text-soft">{t(`personas.${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className="max-w-measure font-serif text-[1.3125rem] leading-[1.5]">
        {t('personas.difference')}
      </p>
    </section>
  )
}
