import type { ResultComparison } from '@individua/contract/results'
import { useTranslation } from '../../lib/texts.ts'
import { Mandala } from '../../ui/mandala/mandala.tsx'
import { Differences } from './differences.tsx'
import { usePortraitDate } from './portrait-date.ts'

/** The outline of the earlier portrait under the petals of the later one, and what differs. */
export function TwoPortraits({ comparison }: { comparison: ResultComparison }) {
  const { t } = useTranslation('portraits')
  const labelOf = usePortraitLabel()
  const { points, questionCount: count, archetypes } = comparison
  const [earlier, later] = [labelOf(comparison.earlier), labelOf(comparison.later)]
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
      <figure className="grid gap-4">
        <Mandala
          petals={comparison.later.petals}
          earlier={comparison.earlier.petals}
          label={`${t('compare.picture')}. ${t('compare.description', { earlier, later })}`}
          className="mx-auto w-full max-w-[34rem]"
        />
        <figcaption className="text-center text-[0.9375rem] text-soft">
          {t('compare.key', { earlier, later })}
        </figcaption>
      </figure>
      <div className="grid gap-8">
        <div className="grid gap-4">
          <h1 className="text-[clamp(2rem,1.5rem+2vw,2.75rem)]">{t('compare.title')}</h1>
          <p className="max-w-measure">
            {count === null ? t('compare.shared') : t('compare.occasions', { count })}
          </p>
        </div>
        {points === null ? (
          <Differences id="all" title={t('compare.all')} archetypes={archetypes} />
        ) : (
          <>
            <Differences
              id="moved"
              title={t('compare.moved')}
              archetypes={archetypes.filter(({ isChange }) => isChange)}
              text={t(
                archetypes.some(({ isChange }) => isChange) ? 'compare.some' : 'compare.none',
                {
                  points: Math.round(points),
                },
              )}
            />
            <Differences
              id="within"
              title={t('compare.within')}
              archetypes={archetypes.filter(({ isChange }) => !isChange)}
            />
          </>
        )}
      </div>
    </div>
  )
}

/** The date, and the number of answers: two portraits may be of one day. */
function usePortraitLabel() {
  const { t } = useTranslation('portraits')
  const dateOf = usePortraitDate()
  return ({ assessmentDate, answerCount }: ResultComparison['earlier']) =>
    `${dateOf(assessmentDate)} (${t('answers', { count: answerCount })})`
}
