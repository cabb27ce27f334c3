import { useTranslation } from '../../lib/texts.ts'
import { Labelled, ProfileSection, WhyOf } from './profile-section.tsx'
import type { ShownProfile } from './shown-profile.ts'

export function DevelopmentPanel({ profile }: { profile: ShownProfile }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-20">
      <ProfileSection name="self">
        <div className="max-w-measure">
          <p className="font-serif text-[1.3125rem] leading-[1.5]">{profile.self}</p>
          <WhyOf uuids={profile.selfWhy} />
        </div>
      </ProfileSection>
      {profile.complexes.length > 0 && <Complexes complexes={profile.complexes} />}
      <TherapeuticAreas areas={profile.therapeutic} />
    </div>
  )
}

function Complexes({ complexes }: Pick<ShownProfile, 'complexes'>) {
  const { t } = useTranslation('jungian-profile')
  return (
    <ProfileSection name="complexes">
      <ul className="grid gap-10 @2xl:grid-cols-2 *:last:odd:col-span-full *:*:max-w-measure">
        {complexes.map(({ name, description, workingWith, why }) => (
          <li key={name} className="grid content-start gap-3.5 border-t border-line pt-6">
            <h3 className="text-[1.375rem]">{name}</h3>
            <p className="text-[1.0625rem]">{description}</p>
            <Labelled label={t('labels.workingWith')}>
              <p>{workingWith}</p>
            </Labelled>
            <WhyOf uuids={why} />
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}

function TherapeuticAreas({ areas }: { areas: ShownProfile['therapeutic'] }) {
  const { t } = useTranslation('jungian-profile')
  return (
    <ProfileSection name="therapeutic">
      <ul className="grid gap-10 @max-4xl:*:max-w-measure @4xl:grid-cols-3">
        {areas.map(({ area, description, approaches, why }) => (
          <li key={area} className="grid content-start gap-3.5 border-t border-line pt-6">
            <h3 className="text-[1.375rem]">{area}</h3>
            <p className="text-[1.0625rem]">{description}</p>
            <Labelled label={t('labels.approaches')}>
              <ul className="grid list-disc gap-1.5 pl-5 marker:text-gilt">
                {approaches.map((approach) => (
                  <li key={approach}>{approach}</li>
                ))}
              </ul>
            </Labelled>
            <WhyOf uuids={why} />
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
