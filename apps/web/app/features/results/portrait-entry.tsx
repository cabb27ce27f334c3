import type { DatedResult } from '@individua/contract/results'
import { useTranslation } from '../../lib/texts.ts'
import { LocalLink } from '../../ui/local-link.tsx'
import { Mandala } from '../../ui/mandala/mandala.tsx'
import { usePortraitDate } from './portrait-date.ts'

/** One result in the list: its picture, its date, what it rests on and its three names. */
export function PortraitEntry({ portrait }: { portrait: DatedResult }) {
  const { t } = useTranslation('portraits')
  const date = usePortraitDate()(portrait.assessmentDate)
  const { resultId, kind, answerCount, petals, isShown } = portrait
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-5 border-t border-line pt-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <Mandala petals={petals} detail="bold" className="w-full" />
      <div className="grid justify-items-start gap-1.5">
        <h2 className="text-[1.25rem] leading-tight">
          <time dateTime={portrait.assessmentDate}>{date}</time>
        </h2>
        <p className="text-[0.9375rem]">{portrait.names.join('\u00a0· ')}</p>
        <p className="text-[0.9375rem] text-soft">
          {t(`kind.${kind}`)} · {t('answers', { count: answerCount })}
        </p>
        {isShown && (
          <p className="rounded-full border border-gold px-3 py-0.5 text-[0.8125rem] text-gold">
            {t('shown')}
          </p>
        )}
        <LocalLink
          to={`/portrait?resultId=${resultId}`}
          aria-label={t('read', { date })}
          className="link inline-flex min-h-11 items-center"
        >
          {t('readShort')}
        </LocalLink>
      </div>
    </li>
  )
}
