import { type ComponentProps, useId } from 'react'

type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string
  hint?: string
  error?: string | undefined
  /** Wide letters, for a code of digits. */
  isCode?: boolean
}

export function Field({ label, hint, error, isCode = false, ...input }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-[550]">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        className={`min-h-12 w-full rounded-[3px] border border-line-strong bg-paper px-4 py-2.5 text-ink placeholder:text-soft aria-invalid:border-rust ${isCode ? 'text-center font-serif text-2xl tracking-[0.35em] tabular-nums' : ''}`}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-[0.9375rem] text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-[0.9375rem] text-rust" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
