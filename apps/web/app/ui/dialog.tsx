import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../lib/texts.ts'
import { Button } from './button.tsx'

type DialogProps = { isOpen: boolean; onClose: () => void; title: string; children: ReactNode }

/** The browser's own modal dialog: keeps the focus, closes on Escape, gives the focus back. */
export function Dialog({ isOpen, onClose, title, children }: DialogProps) {
  const { t } = useTranslation('app')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-label={title}
      className="m-auto max-h-[85dvh] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto rounded-[3px] border border-line bg-raised p-6 text-ink backdrop:bg-[oklch(0.15_0.03_276_/_0.6)] sm:p-10"
    >
      <div className="grid gap-5">
        <h2 className="text-2xl">{title}</h2>
        <div className="grid gap-4">{children}</div>
        <div>
          <Button look="secondary" onClick={onClose}>
            {t('dialog.close')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
