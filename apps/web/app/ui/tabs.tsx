import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { usePrinting } from '../lib/printing.ts'

type Tab<Key extends string> = { key: Key; label: string; panel: ReactNode }

type TabsProps<Key extends string> = {
  /** What the tabs are parts of. */
  label: string
  tabs: readonly Tab<Key>[]
  selected: Key
  onSelect: (key: Key) => void
}

/** One panel at a time, on paper all of them; arrow keys, Home and End go from tab to tab and show its panel. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ key }) => key === selected)
    const next = tabs[indexAfter(event.key, index, tabs.length)]
    if (!next) return
    event.preventDefault()
    onSelect(next.key)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}tab-${next.key}`)}`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="grid grid-cols-2 border-b border-line min-[24rem]:flex sm:gap-x-4"
      >
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}tab-${key}`}
            aria-selected={key === selected}
            aria-controls={`${id}panel-${key}`}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelect(key)}
            className="-mb-px min-h-12 grow border-b-2 border-transparent px-2 text-[0.9375rem] font-[550] text-soft hover:text-ink aria-selected:border-gilt aria-selected:text-ink sm:grow-0 sm:px-4 sm:text-base"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}panel-${key}`}
          aria-labelledby={`${id}tab-${key}`}
          hidden={key !== selected && !isPrinting}
          className="pt-10 sm:pt-14"
        >
          {panel}
        </div>
      ))}
    </>
  )
}

/** The index a key leads to from `index`, round the ends; -1 for a key that leads nowhere. */
function indexAfter(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
