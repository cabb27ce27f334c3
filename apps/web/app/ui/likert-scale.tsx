import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useTranslation } from '../lib/texts.ts'

export const likertValues = [1, 2, 3, 4, 5] as const

type LikertScaleProps = {
  questionUuid: string
  value: number | undefined
  /** The arrow keys moved the selection. */
  onSelect: (value: number) => void
  /** A choice was made: by pointer, by Enter or Space. */
  onChoose: (value: number) => void
  /** In one row on a phone too, without the options' names; say beside it what the ends mean. */
  isCompact?: boolean
}

const column = { fieldset: 'gap-2', option: 'min-h-12 border-line px-4 py-2', name: '' }
const row = {
  fieldset: 'grid-cols-5',
  option: 'min-h-11 justify-center border-transparent',
  name: 'max-sm:sr-only',
}

export function LikertScale({
  questionUuid,
  value,
  onSelect,
  onChoose,
  isCompact = false,
}: LikertScaleProps) {
  const { t } = useTranslation('app')
  const look = isCompact ? row : column
  const [isPointing, setIsPointing] = useState(false)

  // A pointer that rests where the last question was answered points at nothing of this one.
  const notePointer = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) setIsPointing(true)
  }

  // The browser would report an arrow key and a click alike; only the click may advance.
  const handleKey = (event: KeyboardEvent<HTMLInputElement>, current: number) => {
    const step = stepOf(event.key)
    if (step !== 0) {
      event.preventDefault()
      const next = ((current - 1 + step + likertValues.length) % likertValues.length) + 1
      event.currentTarget.form?.querySelector<HTMLInputElement>(`[value="${next}"]`)?.focus()
      onSelect(next)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      onChoose(current)
    }
  }

  return (
    <form>
      <fieldset
        onPointerMove={isPointing ? undefined : notePointer}
        data-pointing={isPointing || undefined}
        className={`group/scale grid sm:grid-cols-5 sm:gap-0 ${look.fieldset}`}
      >
        <legend className="sr-only">{t('likert.label')}</legend>
        {likertValues.map((option) => (
          <label
            key={option}
            className={`group ${look.option} flex items-center gap-4 rounded-[3px] border transition-colors duration-150 group-data-pointing/scale:hover:border-gold has-checked:border-gold has-checked:bg-gilt-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus) sm:flex-col sm:gap-3 sm:border-transparent sm:px-1 sm:py-4 sm:text-center sm:group-data-pointing/scale:hover:border-transparent sm:has-checked:border-transparent sm:has-checked:bg-transparent`}
          >
            <span className="relative grid size-8 shrink-0 place-items-center rounded-full border border-line-strong font-serif text-[1.0625rem] tabular-nums transition-colors duration-150 group-data-pointing/scale:group-hover:border-gold group-has-checked:border-gold group-has-checked:bg-action group-has-checked:text-on-action sm:size-14 sm:text-xl">
              <input
                type="radio"
                name={questionUuid}
                value={option}
                checked={value === option}
                onChange={() => undefined}
                onClick={() => onChoose(option)}
                onKeyDown={(event) => handleKey(event, option)}
                className="absolute -inset-1.5 size-11 cursor-pointer opacity-0 sm:-inset-px sm:size-14"
              />
              {option}
            </span>{' '}
            <span
              className={`leading-snug sm:text-sm sm:text-soft sm:group-has-checked:text-ink ${look.name}`}
            >
              {t(`likert.${option}`)}
            </span>
          </label>
        ))}
      </fieldset>
    </form>
  )
}

function stepOf(key: string): number {
  if (key === 'ArrowRight' || key === 'ArrowDown') return 1
  if (key === 'ArrowLeft' || key === 'ArrowUp') return -1
  return 0
}
