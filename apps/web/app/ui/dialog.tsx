import { type ReactNode, useEffect, useId, useRef } from 'react'
import { LineIcon } from './line-icon.tsx'

type DialogProps = {
  title: string
  /** Name of the button that closes it. */
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/**
 * Open for as long as it is rendered. The browser keeps the focus inside, closes on Escape and
 * gives the focus back to what was focused before; a press beside the sheet closes it too.
 */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && close()}
      className="m-auto max-h-[85dvh] w-[min(36rem,calc(100vw-2.5rem))] overflow-y-auto rounded-[3px] border border-line bg-raised text-ink backdrop:bg-[oklch(0.15_0.03_276/0.55)]"
    >
      <div className="grid gap-4 p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="pt-1.5 text-[1.625rem]">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={close}
            className="-mt-1.5 -mr-2.5 inline-flex size-11 shrink-0 items-center justify-center text-soft hover:text-ink"
          >
            <LineIcon path="M7 7l10 10M17 7L7 17" className="size-6" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
