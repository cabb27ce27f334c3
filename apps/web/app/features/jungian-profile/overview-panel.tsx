import { useTranslation } from '../../lib/texts.ts'
import { ArchetypeCard } from './archetype-card.tsx'
import { CopyText } from './copy-text.tsx'
import { OwnWords } from './own-words.tsx'
import { ProfileMandala } from './profile-mandala.tsx'
import { Labelled, ProfileSection, Tags, WhyOf } from './profile-section.tsx'
import type { ShownProfile } from './shown-profile.ts'

export function OverviewPanel({ profile }: { profile: ShownProfile }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-20">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 @4xl:grid-cols-[minmax(0,1fr)_20rem] @5xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="@4xl:sticky @4xl:top-8 @4xl:order-last">
          <ProfileMandala petals={profile.petals} leaders={profile.leaders} />
        </div>
        <ProfileSection name="assessment">
          <Assessment sections={profile.sections} />
          {profile.ownWords && <OwnWords ownWords={profile.ownWords} />}
        </ProfileSection>
      </div>
      <ProfileSection name="archetypes">
        <ul className="grid gap-10 @max-4xl:*:max-w-measure @4xl:grid-cols-3">
          {profile.archetypes.map((archetype) => (
            <ArchetypeCard key={archetype.key} archetype={archetype} />
          ))}
        </ul>
      </ProfileSection>
      <InnerOther anima={profile.anima} />
    </div>
  )
}

function Assessment({ sections }: Pick<ShownProfile, 'sections'>) {
  return (
    <div className="grid max-w-measure gap-10">
      {sections.map(({ key, title, paragraphs }) => (
        <div key={key} className="grid gap-4">
          <h3 className="text-[1.5rem]">{title}</h3>
          {paragraphs.map(({ text, why }) => (
            <div key={text}>
              <p className="text-[1.125rem] leading-[1.7]">{text}</p>
              <WhyOf uuids={why} />
            </div>
          ))}
          {key === 'forTheOther' && (
            <CopyText text={paragraphs.map(({ text }) => text).join('\n\n')} />
          )}
        </div>
      ))}
    </div>
  )
}

function InnerOther({ anima }: Pick<ShownProfile, 'anima'>) {
  const { t } = useTranslation('jungian-profile')
  return (
    <ProfileSection name="anima">
      <div className="grid max-w-measure gap-5">
        <h3 className="text-[1.5rem]">{anima.type}</h3>
        <p className="text-[1.0625rem]">{anima.description}</p>
        <Labelled label={t('labels.qualities')}>
          <Tags label={t('labels.qualities')} words={anima.qualities} />
        </Labelled>
        <Labelled label={t('labels.developmentArea')}>
          <p>{anima.developmentArea}</p>
        </Labelled>
        <WhyOf uuids={anima.why} />
      </div>
    </ProfileSection>
  )
}
