import { type ReactNode, useId } from 'react'

type TickBoxProps = {
  label: string
  hint: ReactNode
  isTicked: boolean
  /** While a change is being stored. */
  isPending: boolean
  onTick: (isTicked: boolean) => void
  /** What has come of it, such as since when. */
  status: string | null | undefined
}

/** A box that the reader ticks; each change is stored at once. */
export function TickBox({ label, hint, isTicked, isPending, onTick, status }: TickBoxProps) {
  const hintId = useId()
  return (
    <div className="grid max-w-measure gap-2 text-[0.9375rem]">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isPending}
          onChange={({ target }) => onTick(target.checked)}
          aria-describedby={hintId}
          className="mt-0.5 size-5 shrink-0 accent-(--action)"
        />
        <span>{label}</span>
      </label>
      <p id={hintId} className="text-soft">
        {hint}
      </p>
      <p role="status" className="text-soft">
        {status}
      </p>
    </div>
  )
}
