import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Why } from '../../ui/why.tsx'
import { useAnswersOfProfile } from './shown-profile.ts'

export type SectionName =
  | 'assessment'
  | 'archetypes'
  | 'anima'
  | 'personas'
  | 'shadows'
  | 'self'
  | 'complexes'
  | 'therapeutic'
  | 'dreams'
  | 'exercises'

/** A part of the profile under its heading, which explains itself on request. */
export function ProfileSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const { t } = useTranslation('jungian-profile')
  const [isOpen, setIsOpen] = useState(false)
  const title = t(`sections.${name}.title`)
  return (
    <section aria-labelledby={name} className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <div className="flex items-center gap-1.5">
        <h2 id={name} className="text-[clamp(1.75rem,1.4rem+1.4vw,2.375rem)]">
          {title}
        </h2>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('info.open', { section: title })}
          onClick={() => setIsOpen(true)}
          className="inline-flex size-11 shrink-0 items-center justify-center text-gold hover:text-ink"
        >
          <InfoSign />
        </button>
      </div>
      {children}
      {isOpen && (
        <Dialog title={title} closeLabel={t('info.close')} onClose={() => setIsOpen(false)}>
          <p className="text-[1.0625rem]">{t(`sections.${name}.info`)}</p>
        </Dialog>
      )}
    </section>
  )
}

function InfoSign() {
  return (
    <LineIcon path="M12 11v5.25M12 7.75v.1" className="size-6">
      <circle cx="12" cy="12" r="8.75" />
    </LineIcon>
  )
}

export function WhyOf({ uuids }: { uuids: readonly string[] }) {
  return <Why uuids={uuids} answers={useAnswersOfProfile()} />
}

/** A small heading and what stands under it. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <p className="text-sm font-[550] text-soft">{label}</p>
      {children}
    </div>
  )
}

/** Words side by side, such as the traits of an archetype. */
export function Tags({ label, words }: { label: string; words: readonly string[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word} className="rounded-full border border-line-strong px-3 py-0.5 text-sm">
          {word}
        </li>
      ))}
    </ul>
  )
}
