import { useTranslation } from '../../lib/texts.ts'
import { Emblem } from '../../ui/emblem/emblem.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { SectionTitle } from './section-title.tsx'

const structures = ['self', 'persona', 'shadow', 'anima'] as const

export function Features() {
  const { t } = useTranslation('landing')
  return (
    <section id="features" className="border-t border-line pt-16 pb-24">
      <SectionTitle title={t('features.title')} lede={t('features.lede')} />
      <ul className="mt-14 grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-4">
        {structures.map((structure) => (
          <li key={structure}>
            <Emblem
              name={structure === 'anima' ? 'innerOther' : structure}
              className="size-14 text-gold"
            />
            <h3 className="mt-5 text-[1.625rem]">{t(`features.${structure}.name`)}</h3>
            <p className="mt-3 max-w-[26rem] text-soft">{t(`features.${structure}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-12">
        <LocalLink to="/archetypes-info" className="link inline-flex min-h-11 items-center">
          {t('features.twelve')}
        </LocalLink>
      </p>
    </section>
  )
}
