import type { ReactNode } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'

type InPlaceOfProps = {
  /** What the page is prerendered with, for a visitor whom this browser does not know. */
  unknown: ReactNode
  /** Stands in its place for a known one. */
  children: ReactNode | undefined
}

/** Both take the same room, whichever is shown, so that nothing on the page moves. */
export function InPlaceOf({ unknown, children }: InPlaceOfProps) {
  const isHydrated = useHydrated()
  return (
    <div data-greeting={isHydrated ? 'live' : 'waiting'} className="grid *:[grid-area:1/1]">
      <div className={children ? 'invisible' : undefined}>{unknown}</div>
      {children && <div>{children}</div>}
    </div>
  )
}
