import type { ReactNode } from 'react'

type DisclosureProps = { summary: ReactNode; children: ReactNode; isSmall?: boolean }

/** Opens on a tap; closed, it is one quiet line. */
export function Disclosure({ summary, children, isSmall = false }: DisclosureProps) {
  return (
    <details className="group/details">
      <summary
        className={`inline-flex list-none items-center gap-1.5 text-soft hover:text-ink [&::-webkit-details-marker]:hidden ${isSmall ? 'min-h-11 text-[0.8125rem]' : 'min-h-11 font-[550]'}`}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 12 12"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
          strokeLinecap="round"
          className="size-3 text-gold transition-transform duration-150 group-open/details:rotate-90"
        >
          <path d="M4 2l4 4-4 4" />
        </svg>
        <span>{summary}</span>
      </summary>
      <div className="pt-2 pb-3">{children}</div>
    </details>
  )
}
