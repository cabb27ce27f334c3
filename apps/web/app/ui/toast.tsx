import { useSyncExternalStore } from 'react'
import { useTranslation } from '../lib/texts.ts'
import { LineIcon } from './line-icon.tsx'

type Toast = { id: number; kind: 'success' | 'error'; text: string }

const shownFor = 8000
let toasts: readonly Toast[] = []
let nextId = 1
const none: readonly Toast[] = []
const listeners = new Set<() => void>()

/** Shows a short message for some seconds, instead of an older one; it outlives a navigation. */
export function showToast(kind: Toast['kind'], text: string): void {
  const toast = { id: nextId++, kind, text }
  set([toast])
  setTimeout(dismiss, shownFor, toast.id)
}

function dismiss(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stands once in the layout. The live region is there before the first message, so that it is read out. */
export function Toaster() {
  const { t } = useTranslation('app')
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  return (
    <div
      role="status"
      aria-live="polite"
      className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-center gap-3 sm:inset-x-8 sm:bottom-8"
    >
      {shown.map((toast) => (
        <div
          key={toast.id}
          data-kind={toast.kind}
          className="pointer-events-auto flex w-full max-w-md items-center gap-2 rounded-[3px] border-l-4 border-l-gilt bg-action py-1.5 pr-1.5 pl-5 text-on-action shadow-lg data-[kind=error]:border-l-rust"
        >
          <p className="grow py-2 leading-snug">{toast.text}</p>
          <button
            type="button"
            aria-label={t('toast.dismiss')}
            onClick={() => dismiss(toast.id)}
            className="grid size-11 shrink-0 place-items-center"
          >
            <LineIcon path="M6 6l12 12M18 6L6 18" />
          </button>
        </div>
      ))}
    </div>
  )
}
