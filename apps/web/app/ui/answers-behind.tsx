import type { AnswerBehind } from '@individua/contract/results'
import { useTranslation } from '../lib/texts.ts'

/** The questions and answers a claim rests on, and a bar for each that weighs something. */
export function AnswersBehind({ answers }: { answers: readonly AnswerBehind[] }) {
  const { t } = useTranslation('results')
  const heaviest = Math.max(...answers.map(({ weight }) => Math.abs(weight ?? 0)), 0)
  return (
    <>
      {heaviest > 0 && (
        <p aria-hidden="true" className="pb-3 text-sm text-soft">
          {t('why.bars')}
        </p>
      )}
      <ul className="grid gap-3.5 text-[0.9375rem] leading-snug print:block print:[columns:2_17rem] print:gap-8 print:text-sm">
        {answers.map(({ questionUuid, questionText, answer, secondAnswer, weight }) => (
          <li key={questionUuid} className="grid gap-1 break-inside-avoid print:mb-2">
            <span>{questionText}</span>
            <span className="grid grid-cols-[minmax(0,1fr)_5rem] items-center gap-3 text-sm text-soft">
              <span>
                {t(isOnScale(answer) ? 'why.answer' : 'why.ownWords', { answer })}
                {secondAnswer !== undefined && (
                  <span className="block">{t('why.second', { answer: secondAnswer })}</span>
                )}
                {weight !== undefined && (
                  <span className="sr-only">, {t(weight < 0 ? 'why.against' : 'why.for')}</span>
                )}
              </span>
              {weight !== undefined && heaviest > 0 && <WeightBar share={weight / heaviest} />}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A value on the scale, and neither a chosen situation nor words of one's own. */
const isOnScale = (answer: string) => /^[1-5]$/.test(answer)

/** `share` -1..1 of the heaviest answer. */
function WeightBar({ share }: { share: number }) {
  const width = Math.max(1.5, Math.abs(share) * 38)
  return (
    <svg aria-hidden="true" viewBox="0 0 80 10" className="h-2.5 w-20">
      <rect
        x={share < 0 ? 40 - width : 40}
        y="2.5"
        width={width}
        height="5"
        className={share < 0 ? 'fill-rust' : 'fill-gilt'}
      />
      <rect x="39.5" width="1" height="10" className="fill-line-strong" />
    </svg>
  )
}
