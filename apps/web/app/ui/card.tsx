import type { ReactNode } from 'react'

/** A sheet laid on the page. Use few of them. */
export function Card({ children, isFramed = true }: { children: ReactNode; isFramed?: boolean }) {
  return (
    <div className={`rounded-[3px] bg-raised p-6 sm:p-10 ${isFramed ? 'border border-line' : ''}`}>
      {children}
    </div>
  )
}
