import { useTranslation } from '../../lib/texts.ts'
import { Labelled, ProfileSection, WhyOf } from './profile-section.tsx'
import type { ShownProfile } from './shown-profile.ts'

const parts = ['patterns', 'meanings', 'suggestions'] as const

export function PracticePanel({ profile }: { profile: ShownProfile }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-20">
      <Dreams dreams={profile.dreams} />
      <Exercises exercises={profile.dailyExercises} />
    </div>
  )
}

function Dreams({ dreams }: Pick<ShownProfile, 'dreams'>) {
  const { t } = useTranslation('jungian-profile')
  return (
    <ProfileSection name="dreams">
      <div className="grid gap-10 @4xl:grid-cols-3">
        {parts.map((part) => (
          <div key={part} className="grid content-start gap-3 border-t border-line pt-6">
            <h3 className="text-[1.375rem]">{t(`labels.${part}`)}</h3>
            <ul className="grid list-disc gap-3 pl-5 marker:text-gilt">
              {dreams[part].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <WhyOf uuids={dreams.why} />
    </ProfileSection>
  )
}

function Exercises({ exercises }: { exercises: ShownProfile['dailyExercises'] }) {
  const { t } = useTranslation('jungian-profile')
  return (
    <ProfileSection name="exercises">
      <ul className="grid gap-10 @2xl:grid-cols-2 *:last:odd:col-span-full *:*:max-w-measure">
        {exercises.map(({ category, exercise, purpose, why }) => (
          <li
            key={category + exercise}
            className="grid content-start gap-3.5 border-t border-line pt-6"
          >
            <h3 className="running-head font-sans">{category}</h3>
            <p className="text-[1.125rem]">{exercise}</p>
            <Labelled label={t('labels.purpose')}>
              <p>{purpose}</p>
            </Labelled>
            <WhyOf uuids={why} />
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
