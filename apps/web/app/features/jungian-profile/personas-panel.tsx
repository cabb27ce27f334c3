import { useTranslation } from '../../lib/texts.ts'
import { Emblem, isEmblemName } from '../../ui/emblem/emblem.tsx'
import { Strength } from './archetype-card.tsx'
import { Labelled, ProfileSection, WhyOf } from './profile-section.tsx'
import type { ShownProfile } from './shown-profile.ts'

export function PersonasPanel({ profile }: { profile: ShownProfile }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-20">
      <ProfileSection name="personas">
        <ul className="grid gap-10 @max-4xl:*:max-w-measure @4xl:grid-cols-3">
          {profile.personas.map((persona) => (
            <PersonaCard key={persona.key} persona={persona} />
          ))}
        </ul>
      </ProfileSection>
      <ProfileSection name="shadows">
        <ul className="grid gap-10 @2xl:grid-cols-2 *:last:odd:col-span-full *:*:max-w-measure">
          {profile.shadows.map((shadow) => (
            <ShadowCard key={shadow.key} shadow={shadow} />
          ))}
        </ul>
      </ProfileSection>
    </div>
  )
}

function PersonaCard({ persona }: { persona: ShownProfile['personas'][number] }) {
  const { t } = useTranslation('jungian-profile')
  const { t: tResults } = useTranslation('results')
  const { key, name, strength, interval80, certainty, description, context, why } = persona
  return (
    <li className="grid content-start gap-3.5 border-t border-line pt-6">
      <Strength name={name} emblem={key} strength={strength} interval80={interval80} />
      <p className="text-sm text-soft">
        {tResults(`certainty.${certainty}`)} · {tResults('card.inferred')}
      </p>
      <p className="text-[1.0625rem]">{description}</p>
      <Labelled label={t('labels.context')}>
        <p>{context}</p>
      </Labelled>
      <WhyOf uuids={why} />
    </li>
  )
}

function ShadowCard({ shadow }: { shadow: ShownProfile['shadows'][number] }) {
  const { t } = useTranslation('jungian-profile')
  const [emblem = ''] = shadow.key.split(':')
  return (
    <li className="grid content-start gap-3.5 border-t border-line pt-6">
      <div className="flex items-center gap-3.5 text-rust">
        {isEmblemName(emblem) && <Emblem name={emblem} className="size-9 shrink-0" />}
        <h3 className="text-[1.375rem] leading-tight text-ink">{shadow.aspect}</h3>
      </div>
      <p className="text-[1.0625rem]">{shadow.description}</p>
      <Labelled label={t('labels.integrationTip')}>
        <p>{shadow.integrationTip}</p>
      </Labelled>
      <WhyOf uuids={shadow.why} />
    </li>
  )
}
