import { leadOf } from '@individua/report/texts/lead-of'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { AnswersBehind } from '../../ui/answers-behind.tsx'
import { Chevron } from '../../ui/chevron.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Emblem, isEmblemName } from '../../ui/emblem/emblem.tsx'
import { StrengthBar } from '../../ui/strength-bar.tsx'
import type { DashboardCard } from './read-dashboard.ts'

type ResultCardProps = { card: DashboardCard; id: string; isShadow?: boolean }

/**
 * Closed: name, strength and the first sentence. The rest opens in place; where a column is too narrow
 * for it, the card takes the first row, so that it stays at the height where it was pressed.
 */
export function ResultCard({ card, id, isShadow = false }: ResultCardProps) {
  const [lead, rest] = leadOf(card.description, 1, useLanguage())
  return (
    <li className="max-w-measure @min-[44rem]:@max-[60rem]:has-[>details[open]]:-order-1 @min-[44rem]:@max-[60rem]:has-[>details[open]]:col-span-full">
      <CardHead card={card} isShadow={isShadow} />
      <details id={id} className="group/card">
        <summary className="flex min-h-11 list-none items-start gap-3 pt-1 pb-1.5 text-[0.9375rem] leading-[1.45] hover:text-gold [&::-webkit-details-marker]:hidden">
          <span className="grow">{`${lead} `}</span>
          <Chevron className="mt-1 group-open/card:rotate-90" />
        </summary>
        <div className="grid gap-2 pb-5">
          {rest !== '' && <p className="text-[0.9375rem] leading-[1.55]">{rest}</p>}
          <Certainty card={card} />
          <Grounds card={card} />
        </div>
      </details>
    </li>
  )
}

function CardHead({ card, isShadow }: Required<Omit<ResultCardProps, 'id'>>) {
  const { t } = useTranslation('results')
  const format = new Intl.NumberFormat(useLanguage(), { style: 'percent' })
  const percent = format.format(card.strength)
  const [low, high] = card.interval80
  return (
    <>
      <div className={isShadow ? 'text-rust' : 'text-gilt'}>
        <StrengthBar
          strength={card.strength}
          interval80={card.interval80}
          label={t('card.strength', { name: card.name })}
          valueText={t('card.range', {
            percent,
            low: format.format(low),
            high: format.format(high),
          })}
        />
      </div>
      <div
        className={`flex items-center gap-2.5 pt-0.5 sm:pt-2 ${isShadow ? 'text-rust' : 'text-gold'}`}
      >
        <CardEmblem cardKey={card.key} />
        <h3 className="min-w-0 grow break-words text-[1.1875rem] leading-tight text-ink sm:text-[1.375rem] md:text-[1.1875rem] lg:text-[1.375rem]">
          {card.name}
        </h3>
        <span className="rounded-full border border-current px-2.5 text-sm font-[550] tabular-nums">
          {percent}
        </span>
      </div>
    </>
  )
}

/** `sage:overused` carries the emblem of the sage. */
function CardEmblem({ cardKey }: { cardKey: string }) {
  const [name = ''] = cardKey.split(':')
  return isEmblemName(name) ? (
    <Emblem name={name} className="size-7 shrink-0 sm:size-9 md:size-7 lg:size-9" />
  ) : null
}

function Certainty({ card }: { card: DashboardCard }) {
  const { t } = useTranslation('results')
  if (!card.certainty) return null
  return (
    <p className="text-sm text-soft">
      {t(`certainty.${card.certainty}`)}
      {card.isInferred && ` · ${t('card.inferred')}`}
    </p>
  )
}

function Grounds({ card: { name, why } }: { card: DashboardCard }) {
  const { t } = useTranslation('results')
  if (why.length === 0) return null
  return (
    <Disclosure
      summary={
        <>
          <span aria-hidden="true">{t('why.show')}</span>
          <span className="sr-only">{t('why.name', { name })}</span>
        </>
      }
    >
      <p className="pb-3 text-sm text-soft">{t('why.text')}</p>
      <AnswersBehind answers={why} />
    </Disclosure>
  )
}
