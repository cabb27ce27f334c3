import { useTranslation } from '../../lib/texts.ts'
import type { DashboardCard } from './read-dashboard.ts'
import { ResultCard } from './result-card.tsx'
import { SectionHeading } from './section-heading.tsx'

type Family = 'personas' | 'archetypes' | 'shadows'
type ResultCardsProps = { family: Family; cards: readonly DashboardCard[] }

export function ResultCards({ family, cards }: ResultCardsProps) {
  const { t } = useTranslation('results')
  return (
    <section
      aria-labelledby={family}
      className="@container grid grid-cols-[minmax(0,1fr)] gap-2.5 sm:gap-6"
    >
      <div className="keep-with-next grid sm:gap-1.5">
        <SectionHeading id={family}>{t(`${family}.title`)}</SectionHeading>
        <p className="max-w-measure text-sm text-soft sm:text-[0.9375rem]">{t(`${family}.text`)}</p>
      </div>
      {cards.length === 0 ? (
        <p className="text-soft">{t(`${family}.empty`)}</p>
      ) : (
        <ul className="grid items-start gap-x-6 gap-y-1 @min-[44rem]:grid-cols-3 @4xl:gap-x-10">
          {cards.map((card) => (
            <ResultCard
              key={card.key}
              id={cardId(family, card.key)}
              card={card}
              isShadow={family === 'shadows'}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The id of the part of a card that opens. */
export const cardId = (family: Family, key: string) => `${family}-${key}`
