import { type ReactNode, useId } from 'react'
import type { SampleResults } from '../../../sample-person.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Emblem } from '../../ui/emblem/emblem.tsx'
import { Progress } from '../../ui/progress.tsx'

export function Scenes({ scenes }: Pick<SampleResults, 'scenes'>) {
  return scenes.map(({ key, title, paragraphs }) => (
    <Section key={key} title={title}>
      {paragraphs.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </Section>
  ))
}

export function KeyInsights({ insights }: Pick<SampleResults, 'insights'>) {
  const { t } = useTranslation('results')
  return (
    <Section title={t('sample.insights.title')}>
      <ul className="flex flex-wrap gap-2.5">
        {insights.map((insight) => (
          <li
            key={insight}
            className="rounded-full border border-gilt bg-gilt-faint px-4 py-1 text-[0.9375rem]"
          >
            {insight}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function ArchetypeProfile({ archetypes }: Pick<SampleResults, 'archetypes'>) {
  const { t, i18n } = useTranslation('results')
  const asPercent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <Section title={t('sample.archetypes.title')}>
      <div className="grid gap-8">
        {archetypes.map(({ key, name, percentage, description }) => (
          <article key={key} className="grid gap-2.5">
            <div className="flex items-center gap-3">
              <Emblem name={key} className="size-8 shrink-0 text-gold" />
              <h3 className="grow text-xl">{name}</h3>
              <p className="tabular-nums">{asPercent.format(percentage / 100)}</p>
            </div>
            <Progress value={percentage} label={t('sample.archetypes.strength', { name })} />
            <p>{description}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}

export function ShadowIntegration({ shadows }: Pick<SampleResults, 'shadows'>) {
  const { t } = useTranslation('results')
  return (
    <Section title={t('sample.shadow.title')}>
      <div className="grid gap-8">
        {shadows.map(({ key, aspect, description, integrationTip }) => (
          <article key={key} className="grid gap-2 border-l-2 border-l-rust pl-4">
            <h3 className="text-xl">{aspect}</h3>
            <p>{description}</p>
            <p className="text-soft">{integrationTip}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}

export function GrowthPlan({ growth }: Pick<SampleResults, 'growth'>) {
  const { t } = useTranslation('results')
  return (
    <Section title={t('sample.growth.title')}>
      <ol className="grid gap-6">
        {growth.map(({ focus, exercise, purpose }, index) => (
          <li key={focus} className="grid gap-1 border-t border-line pt-4">
            <h3 className="text-xl">{t('sample.growth.week', { number: index + 1, focus })}</h3>
            <p>{exercise}</p>
            <p className="text-soft">{purpose}</p>
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
