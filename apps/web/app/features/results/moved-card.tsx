import type { WhatMoved } from '@individua/contract/results'
import { tieText } from '@individua/report/texts/tie-letters'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { AnswersBehind } from '../../ui/answers-behind.tsx'
import { Chevron } from '../../ui/chevron.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { StrengthBar } from '../../ui/strength-bar.tsx'

type MovedArchetype = WhatMoved['archetypes'][number]
type Standing = MovedArchetype['before']

/** Closed: who was named before and who now. Open: each of them, and the answers that moved it. */
export function MovedCard({ moved }: { moved: WhatMoved }) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const { before, after, archetypes } = moved
  const namesOf = (leaders: readonly string[]) => {
    const named = archetypes.filter(({ key }) => leaders.includes(key))
    return tieText(new Intl.ListFormat(language).format(named.map(({ name }) => name)))
  }
  return (
    <section aria-labelledby="moved">
      <details className="group/moved">
        <summary className="grid list-none gap-1 hover:text-gold sm:gap-3 [&::-webkit-details-marker]:hidden">
          <span className="flex items-center gap-3">
            <h2 id="moved" className="grow text-[1.0625rem] sm:text-[1.75rem]">
              {t('moved.title')}
            </h2>
            <Chevron className="group-open/moved:rotate-90" />
          </span>
          <span className="line-clamp-2 max-w-measure text-[0.9375rem] leading-[1.45] group-open/moved:line-clamp-none sm:line-clamp-none sm:text-base">
            {t('moved.front', {
              countBefore: before.answerCount,
              before: namesOf(before.leaders),
              countAfter: after.answerCount,
              after: namesOf(after.leaders),
            })}
          </span>
        </summary>
        {before.meanWidth !== undefined && after.meanWidth !== undefined && (
          <p className="max-w-measure pt-4 text-soft">
            {t('moved.width', {
              before: Math.round(100 * before.meanWidth),
              after: Math.round(100 * after.meanWidth),
            })}
          </p>
        )}
        <ul className="grid gap-x-6 gap-y-8 pt-6 md:grid-cols-3 lg:gap-x-10">
          {archetypes.map((archetype) => (
            <MovedItem key={archetype.key} archetype={archetype} />
          ))}
        </ul>
      </details>
    </section>
  )
}

/** Where one archetype stood, and where it stands now. */
export function MovedItem({ archetype }: { archetype: MovedArchetype }) {
  const { t } = useTranslation('results')
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' })
  const { name, before, after, why } = archetype
  return (
    <li className="grid content-start gap-3 border-t border-line pt-5">
      <h3 className="text-[1.25rem] leading-tight">{name}</h3>
      <p className="text-[0.9375rem]">
        {t('moved.rank', { before: before.rank, after: after.rank })}
        <br />
        {t('moved.topThree', {
          before: percent.format(before.probabilityTopThree),
          after: percent.format(after.probabilityTopThree),
        })}
        <br />
        {t('moved.range', {
          before: percent.formatRange(...before.interval80),
          after: percent.formatRange(...after.interval80),
        })}
      </p>
      <div className="grid gap-1">
        <Strength name={name} standing={before} time="before" />
        <Strength name={name} standing={after} time="now" />
      </div>
      {why.length > 0 && (
        <Disclosure
          summary={
            <>
              <span aria-hidden="true">{t('moved.why')}</span>
              <span className="sr-only">{t('moved.whyName', { name })}</span>
            </>
          }
        >
          <AnswersBehind answers={why} />
        </Disclosure>
      )}
    </li>
  )
}

type StrengthProps = { name: string; standing: Standing; time: 'before' | 'now' }

function Strength({ name, standing, time }: StrengthProps) {
  const { t } = useTranslation('results')
  const format = new Intl.NumberFormat(useLanguage(), { style: 'percent' })
  const [low, high] = standing.interval80
  const percent = format.format(standing.strength)
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_3rem] items-center gap-3 text-sm">
      <span className="text-soft">{t(`moved.${time}`)}</span>
      <div className={time === 'now' ? 'text-gilt' : 'text-line-strong'}>
        <StrengthBar
          strength={standing.strength}
          interval80={standing.interval80}
          label={`${t('card.strength', { name })}, ${t(`moved.${time}`)}`}
          valueText={t('card.range', {
            percent,
            low: format.format(low),
            high: format.format(high),
          })}
        />
      </div>
      <span className="text-right tabular-nums">{percent}</span>
    </div>
  )
}
