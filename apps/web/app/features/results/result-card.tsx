import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { AnswersBehind } from '../../ui/answers-behind.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Emblem, isEmblemName } from '../../ui/emblem/emblem.tsx'
import { StrengthBar } from '../../ui/strength-bar.tsx'
import type { DashboardCard } from './read-dashboard.ts'

type ResultCardProps = { card: DashboardCard; isShadow?: boolean }

export function ResultCard({ card, isShadow = false }: ResultCardProps) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const format = new Intl.NumberFormat(language, { style: 'percent' })
  const percent = format.format(card.strength)
  const [low, high] = card.interval80
  return (
    <li className="grid content-start gap-3.5 border-t border-line pt-6">
      <div className={`flex items-center gap-3.5 ${isShadow ? 'text-rust' : 'text-gold'}`}>
        <CardEmblem cardKey={card.key} />
        <h3 className="grow text-[1.375rem] leading-tight text-ink">{card.name}</h3>
        <span className="rounded-full border border-current px-2.5 py-0.5 text-sm font-[550] tabular-nums">
          {percent}
        </span>
      </div>
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
      <Certainty card={card} />
      <p className="text-[1.0625rem]">{card.description}</p>
      {card.why.length > 0 && (
        <Disclosure
          summary={
            <>
              <span aria-hidden="true">{t('why.show')}</span>
              <span className="sr-only">{t('why.name', { name: card.name })}</span>
            </>
          }
        >
          <p className="pb-3 text-sm text-soft">{t('why.text')}</p>
          <AnswersBehind answers={card.why} />
        </Disclosure>
      )}
    </li>
  )
}

/** `sage:overused` carries the emblem of the sage. */
function CardEmblem({ cardKey }: { cardKey: string }) {
  const [name = ''] = cardKey.split(':')
  return isEmblemName(name) ? <Emblem name={name} className="size-9 shrink-0" /> : null
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
