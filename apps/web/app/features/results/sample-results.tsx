import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { Emblem } from '../../ui/emblem/emblem.tsx'
import { Progress } from '../../ui/progress.tsx'

const insights = ['curiosity', 'distance', 'care', 'pace', 'anger', 'closeness'] as const
const archetypes = [
  { key: 'sage', percent: 78 },
  { key: 'explorer', percent: 71 },
  { key: 'caregiver', percent: 64 },
] as const
const shadows = ['judge', 'fugitive'] as const
const weeks = ['week1', 'week2', 'week3', 'week4'] as const

export function KeyInsights() {
  const { t } = useTranslation('results')
  return (
    <Section title={t('sample.insights.title')}>
      <ul className="flex flex-wrap gap-2.5">
        {insights.map((insight) => (
          <li
            key={insight}
            className="rounded-full border border-gilt bg-gilt-faint px-4 py-1 text-[0.9375rem]"
          >
            {t(`sample.insights.${insight}`)}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function ArchetypeProfile() {
  const { t, i18n } = useTranslation('results')
  const asPercent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <Section title={t('sample.archetypes.title')}>
      <div className="grid gap-8">
        {archetypes.map(({ key, percent }) => {
          const name = t(`sample.archetypes.${key}.name`)
          return (
            <article key={key} className="grid gap-2.5">
              <div className="flex items-center gap-3">
                <Emblem name={key} className="size-8 shrink-0 text-gold" />
                <h3 className="grow text-xl">{name}</h3>
                <p className="tabular-nums">{asPercent.format(percent / 100)}</p>
              </div>
              <Progress value={percent} label={t('sample.archetypes.strength', { name })} />
              <p>{t(`sample.archetypes.${key}.text`)}</p>
            </article>
          )
        })}
      </div>
    </Section>
  )
}

export function ShadowIntegration() {
  const { t } = useTranslation('results')
  return (
    <Section title={t('sample.shadow.title')}>
      <div className="grid gap-8">
        {shadows.map((shadow) => (
          <article key={shadow} className="grid gap-2 border-l-2 border-l-rust pl-4">
            <h3 className="text-xl">{t(`sample.shadow.${shadow}.name`)}</h3>
            <p>{t(`sample.shadow.${shadow}.text`)}</p>
            <p className="text-soft">{t(`sample.shadow.${shadow}.tip`)}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}

export function GrowthPlan() {
  const { t } = useTranslation('results')
  return (
    <Section title={t('sample.growth.title')}>
      <ol className="grid gap-6">
        {weeks.map((week) => (
          <li key={week} className="grid gap-1 border-t border-line pt-4">
            <h3 className="text-xl">{t(`sample.growth.${week}.title`)}</h3>
            <p>{t(`sample.growth.${week}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid max-w-measure gap-6">
      <h2 id={id} className="text-[1.75rem]">
        {title}
      </h2>
      {children}
    </section>
  )
}
