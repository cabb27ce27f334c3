type ChoiceListProps = {
  questionUuid: string
  choices: string[]
  /** 0-based index of the chosen option. */
  value: string
  labelledBy: string
  onChoose: (index: string) => void
}

export function ChoiceList({
  questionUuid,
  choices,
  value,
  labelledBy,
  onChoose,
}: ChoiceListProps) {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid max-w-[44rem] gap-2">
      {choices.map((choice, index) => (
        <label
          key={choice}
          className="group flex min-h-12 items-center gap-4 rounded-[3px] border border-line px-4 py-3 transition-colors duration-150 hover:border-gold has-checked:border-gold has-checked:bg-gilt-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus)"
        >
          <span className="relative grid size-5 shrink-0 place-items-center rounded-full border border-line-strong group-hover:border-gold group-has-checked:border-gold">
            <input
              type="radio"
              name={questionUuid}
              value={index}
              checked={value === String(index)}
              onChange={() => onChoose(String(index))}
              className="absolute -inset-3 size-11 cursor-pointer opacity-0"
            />
            <span aria-hidden="true" className="size-2.5 rounded-full group-has-checked:bg-gold" />
          </span>
          <span className="leading-snug">{choice}</span>
        </label>
      ))}
    </div>
  )
}
