import { useId } from 'react'

type OneOfProps<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A few choices, one of which holds. */
export function OneOf<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: OneOfProps<Value>) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="font-[550]">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="size-5 accent-(--action)"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

type TickProps = { label: string; isTicked: boolean; onChange: (isTicked: boolean) => void }

export function Tick({ label, isTicked, onChange }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-(--action)"
      />
      {label}
    </label>
  )
}
