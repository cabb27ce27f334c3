import type { UserAnswer } from '@individua/contract/answers'
import { useId } from 'react'
import { useTranslation } from '../../lib/texts.ts'

export type Shown = UserAnswer['questionType'] | 'all'

const kinds: readonly Shown[] = ['all', 'likert', 'multi_choice', 'open_ended']

export const isShown = (shown: Shown) => (answer: UserAnswer) =>
  shown === 'all' || answer.questionType === shown

type AnswerFilterProps = {
  answers: readonly UserAnswer[]
  shown: Shown
  onShow: (shown: Shown) => void
}

/** Shows the questions of one kind; absent where all are of the same. */
export function AnswerFilter({ answers, shown, onShow }: AnswerFilterProps) {
  const { t } = useTranslation('account')
  const name = useId()
  const present = kinds
    .map((kind) => ({ kind, count: answers.filter(isShown(kind)).length }))
    .filter(({ count }) => count > 0)
  if (present.length < 3) return null
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('myAnswers.show')}</legend>
      {present.map(({ kind, count }) => (
        <label
          key={kind}
          className="relative inline-flex min-h-11 items-center gap-2 rounded-[3px] border border-line px-3.5 text-[0.9375rem] hover:border-gold has-checked:border-gold has-checked:bg-gilt-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            name={name}
            checked={shown === kind}
            onChange={() => onShow(kind)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {kind === 'all' ? t('myAnswers.all') : t(`myAnswers.types.${kind}`)}
          <span className="text-soft tabular-nums">{count}</span>
        </label>
      ))}
    </fieldset>
  )
}
