import { useTranslation } from '../../lib/texts.ts'
import { Tags } from './profile-section.tsx'
import type { ShownProfile } from './shown-profile.ts'

/** What the reader wrote, whole, each text with a question to take along. */
export function OwnWords({ ownWords }: { ownWords: NonNullable<ShownProfile['ownWords']> }) {
  const { t } = useTranslation('jungian-profile')
  const { title, intro, texts } = ownWords
  return (
    <div className="grid max-w-measure gap-6">
      <h3 className="text-[1.5rem]">{title}</h3>
      <p className="text-[1.125rem] leading-[1.7]">{intro}</p>
      {texts.map(({ questionUuid, prompt, text, scales, question }) => (
        <div key={questionUuid} className="grid gap-3 border-l-2 border-l-gilt pl-5">
          <p className="text-[0.9375rem] text-soft">{prompt}</p>
          <blockquote className="font-serif text-[1.25rem] leading-[1.5] whitespace-pre-line">
            {text}
          </blockquote>
          <Tags label={t('labels.scales')} words={scales} />
          <p>{question}</p>
        </div>
      ))}
    </div>
  )
}
