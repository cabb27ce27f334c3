import type { ReactNode } from 'react'
import { Chevron } from './chevron.tsx'

type DisclosureProps = { summary: ReactNode; children: ReactNode; isSmall?: boolean }

/** Opens on a tap; closed, it is one quiet line. */
export function Disclosure({ summary, children, isSmall = false }: DisclosureProps) {
  return (
    <details className="group/details">
      <summary
        className={`inline-flex list-none items-center gap-1.5 text-soft hover:text-ink [&::-webkit-details-marker]:hidden ${isSmall ? 'min-h-11 text-[0.8125rem]' : 'min-h-11 font-[550]'}`}
      >
        <Chevron className="group-open/details:rotate-90" />
        <span>{summary}</span>
      </summary>
      <div className="pt-2 pb-3">{children}</div>
    </details>
  )
}
