import { type ReactNode, useState } from 'react'
import { useHydrated } from '../lib/hydrated.ts'

type PrerenderedProps = { className?: string; children: ReactNode }

// With an empty text React keeps the HTML that the page brought.
const asItStands = { __html: '' }

/**
 * A large drawing without words or handlers. A page that was built with it keeps it as it stands: React
 * would only find that it is the same. On a page that the browser draws it is rendered as usual.
 */
export function Prerendered({ className, children }: PrerenderedProps) {
  const isHydrated = useHydrated()
  const [isKept] = useState(!isHydrated && !import.meta.env.SSR)
  if (!isKept) return <div className={className}>{children}</div>
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
}
