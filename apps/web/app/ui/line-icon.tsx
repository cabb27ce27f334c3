import type { ReactNode } from 'react'

type LineIconProps = {
  path: string
  className?: string
  /** Drawn under the path. */
  children?: ReactNode
}

/** A line drawing on the 24 px grid of the emblems. An ornament: words say what it shows. */
export function LineIcon({ path, className = 'size-5', children }: LineIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
      <path d={path} />
    </svg>
  )
}
