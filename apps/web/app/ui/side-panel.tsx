import { type RefObject, useEffect, useRef } from 'react'
import { choosePanelWidth, usePanelWidth } from '../lib/side-panel.ts'
import { useTranslation } from '../lib/texts.ts'
import { Icon, SidePanelContent } from './side-panel-content.tsx'

const toggleLook = 'grid size-11 place-items-center rounded-sm text-ink hover:bg-sunken'

/** Beside the page on large screens: 80 units wide, or narrowed to its icons. */
export function SidePanel({ email }: { email: string }) {
  const { t } = useTranslation('app')
  const width = usePanelWidth()
  const isWide = width === 'wide'
  return (
    <aside
      aria-label={t('panel.label')}
      className={`no-print fixed inset-y-0 left-0 z-20 hidden flex-col border-line border-r bg-raised lg:flex ${isWide ? 'w-80' : 'w-16'}`}
    >
      <div className={`flex py-4 ${isWide ? 'justify-end px-3' : 'justify-center'}`}>
        <button
          type="button"
          aria-expanded={isWide}
          aria-label={t(isWide ? 'panel.collapse' : 'panel.expand')}
          title={t(isWide ? 'panel.collapse' : 'panel.expand')}
          onClick={() => choosePanelWidth(isWide ? 'narrow' : 'wide')}
          className={toggleLook}
        >
          <Icon path={isWide ? 'M14 6l-6 6 6 6' : 'M10 6l6 6-6 6'} />
        </button>
      </div>
      <SidePanelContent email={email} isNarrow={!isWide} />
    </aside>
  )
}

type OverlayProps = { email: string; isOpen: boolean; onClose: () => void }

/** Over the page on small screens; a touch beside it, Escape or a choice closes it. */
export function SidePanelOverlay({ email, isOpen, onClose }: OverlayProps) {
  const { t } = useTranslation('app')
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, isOpen)
  return (
    <dialog
      ref={dialog}
      aria-label={t('panel.label')}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className="m-0 h-dvh max-h-none w-80 max-w-[calc(100vw-3rem)] bg-raised text-ink backdrop:bg-ink/40 lg:hidden"
    >
      <div className="flex h-full flex-col">
        <div className="flex justify-end px-3 py-4">
          <button
            type="button"
            aria-label={t('panel.close')}
            onClick={onClose}
            className={toggleLook}
          >
            <Icon path="M6 6l12 12M18 6L6 18" />
          </button>
        </div>
        {isOpen && <SidePanelContent email={email} onLeave={onClose} />}
      </div>
    </dialog>
  )
}

function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [dialog, isOpen])
}
