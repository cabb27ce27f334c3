import { useTranslation } from '../../lib/texts.ts'
import type { DashboardCard } from './read-dashboard.ts'
import { ResultCard } from './result-card.tsx'

type ResultCardsProps = {
  family: 'personas' | 'archetypes' | 'shadows'
  cards: readonly DashboardCard[]
}

export function ResultCards({ family, cards }: ResultCardsProps) {
  const { t } = useTranslation('results')
  return (
    <section aria-labelledby={family} className="grid gap-8">
      <div className="grid gap-2">
        <h2 id={family} className="text-[clamp(1.75rem,1.4rem+1.4vw,2.375rem)]">
          {t(`${family}.title`)}
        </h2>
        <p className="max-w-measure text-soft">{t(`${family}.text`)}</p>
      </div>
      {cards.length === 0 ? (
        <p className="text-soft">{t(`${family}.empty`)}</p>
      ) : (
        <ul className="grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <ResultCard key={card.key} card={card} isShadow={family === 'shadows'} />
          ))}
        </ul>
      )}
    </section>
  )
}
