import type { ReactNode } from 'react'
import { Chevron } from '../../ui/chevron.tsx'

type ChapterProps = { title: string; children: ReactNode }

/** A titled part that opens in place; closed, it is its title. */
export function Chapter({ title, children }: ChapterProps) {
  return (
    <details className="group/chapter border-t border-line last:border-b">
      <summary className="flex min-h-11 list-none items-center gap-3 py-2 hover:text-gold [&::-webkit-details-marker]:hidden">
        <h3 className="grow text-[1.125rem] sm:text-[1.375rem]">{title}</h3>
        <Chevron className="group-open/chapter:rotate-90" />
      </summary>
      <div className="grid max-w-measure gap-5 pt-2 pb-8">{children}</div>
    </details>
  )
}
