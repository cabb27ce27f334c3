import { useTranslation } from '../../lib/texts.ts'
import { readChoice, toggleChoice } from './ranked-choice.ts'

type ChoiceListProps = {
  choices: string[]
  /** See `readChoice`. */
  value: string
  labelledBy: string
  onChoose: (value: string) => void
}

const hintId = 'choice-hint'

/** Options of which one or two are marked, as first and second choice. */
export function ChoiceList({ choices, value, labelledBy, onChoose }: ChoiceListProps) {
  const marked = readChoice(value)
  return (
    <div className="grid max-w-[44rem] gap-3">
      <ChoiceHint markedCount={marked.length} />
      <fieldset
        aria-labelledby={labelledBy}
        aria-describedby={hintId}
        className="grid min-w-0 gap-2"
      >
        {choices.map((choice, index) => (
          <Option
            key={choice}
            text={choice}
            rank={marked.indexOf(index)}
            onToggle={() => onChoose(toggleChoice(value, index))}
          />
        ))}
      </fieldset>
    </div>
  )
}

/** Says what a tap does next, also to a screen reader. */
function ChoiceHint({ markedCount }: { markedCount: number }) {
  const { t } = useTranslation('advanced-assessment')
  const hint = markedCount === 0 ? 'markFirst' : markedCount === 1 ? 'markSecond' : 'markedBoth'
  return (
    <p id={hintId} role="status" className="min-h-[2lh] text-[0.9375rem] text-soft sm:min-h-[1lh]">
      {t(`choice.${hint}`)}
      {markedCount === 0 && <span className="max-sm:hidden"> {t('choice.keys')}</span>}
    </p>
  )
}

type OptionProps = {
  text: string
  /** 0 the first choice, 1 the second, -1 neither. */
  rank: number
  onToggle: () => void
}

function Option({ text, rank, onToggle }: OptionProps) {
  const { t } = useTranslation('advanced-assessment')
  const isMarked = rank >= 0
  return (
    <label className="group flex min-h-12 items-center gap-4 rounded-[3px] border border-line px-4 py-3 transition-colors duration-150 hover:border-gold has-checked:border-gold has-checked:bg-gilt-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus)">
      <span className="relative grid size-6 shrink-0 place-items-center rounded-full border border-line-strong text-sm tabular-nums transition-colors duration-150 group-hover:border-gold group-has-checked:border-gold group-has-checked:bg-action group-has-checked:text-on-action">
        <input
          type="checkbox"
          checked={isMarked}
          onChange={onToggle}
          className="absolute -inset-2.5 size-11 cursor-pointer opacity-0"
        />
        <span aria-hidden="true">{isMarked && rank + 1}</span>
      </span>
      <span className="leading-snug">
        {text}
        {isMarked && (
          <span className="sr-only">, {t(rank === 0 ? 'choice.first' : 'choice.second')}</span>
        )}
      </span>
    </label>
  )
}
