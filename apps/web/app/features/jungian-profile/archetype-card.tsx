import { archetypeSlugs } from '@individua/contract/paths'
import type { ReactNode } from 'react'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Emblem, isEmblemName } from '../../ui/emblem/emblem.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { StrengthBar } from '../../ui/strength-bar.tsx'
import { Tags, WhyOf } from './profile-section.tsx'
import type { ShownProfile } from './shown-profile.ts'

const motives = ['stability', 'belonging', 'mastery', 'independence'] as const

export function ArchetypeCard({ archetype }: { archetype: ShownProfile['archetypes'][number] }) {
  const { t } = useTranslation('jungian-profile')
  const { t: tResults } = useTranslation('results')
  const { key, name, certainty, percentage, interval80 } = archetype
  const slug = archetypeSlugs.find((known) => known === key)
  const motive = motives.find((known) => known === archetype.color)
  return (
    <li className="grid content-start gap-3.5 border-t border-line pt-6">
      <Strength name={name} emblem={key} strength={percentage} interval80={interval80}>
        <LocalLink
          to={slug ? `/archetypes-info/${slug}` : '/archetypes-info'}
          className="inline-flex min-h-11 min-w-11 items-center hover:text-gold"
        >
          {name}
        </LocalLink>
      </Strength>
      <p className="text-sm text-soft">
        {tResults(`certainty.${certainty}`)}
        {motive && ` · ${t(`motives.${motive}`)}`}
      </p>
      <p className="text-[1.0625rem]">{archetype.description}</p>
      <Tags label={`${t('traits')}: ${name}`} words={archetype.traits} />
      <WhyOf uuids={archetype.why} />
    </li>
  )
}

type StrengthProps = {
  name: string
  emblem: string
  /** Whole percent. */
  strength: number
  /** Whole percent each. */
  interval80: readonly [number, number]
  /** The heading; the name when nothing else is given. */
  children?: ReactNode
}

/** Emblem, name and percentage, and under them the bar. */
export function Strength({ name, emblem, strength, interval80, children }: StrengthProps) {
  const { t } = useTranslation('results')
  const format = new Intl.NumberFormat(useLanguage(), { style: 'percent' })
  const percent = format.format(strength / 100)
  const [low, high] = [interval80[0] / 100, interval80[1] / 100]
  const valueText = t('card.range', {
    percent,
    low: format.format(low),
    high: format.format(high),
  })
  return (
    <>
      <div className="flex items-center gap-3.5 text-gold">
        {isEmblemName(emblem) && <Emblem name={emblem} className="size-9 shrink-0" />}
        <h3 className="grow text-[1.375rem] leading-tight text-ink">{children ?? name}</h3>
        <span className="rounded-full border border-current px-2.5 py-0.5 text-sm font-[550] tabular-nums">
          {percent}
        </span>
      </div>
      <div className="text-gilt">
        <StrengthBar
          strength={strength / 100}
          interval80={[low, high]}
          label={t('card.strength', { name })}
          valueText={valueText}
        />
      </div>
      <p className="-mt-1 text-sm text-balance text-soft">{valueText}</p>
    </>
  )
}
