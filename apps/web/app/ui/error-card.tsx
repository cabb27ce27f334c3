import type { ReactNode } from 'react'
import { Card } from './card.tsx'

type ErrorCardProps = { title: string; text?: string; children: ReactNode }

/**
 * Stands in the place of a page's content: says what happened and offers one way on
 * (`children`: a Button or LinkButton).
 */
export function ErrorCard({ title, text, children }: ErrorCardProps) {
  return (
    <Card>
      <div role="alert" className="grid justify-items-start gap-5">
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          className="size-9 text-rust"
        >
          <path d="M12 3.5a8.5 8.5 0 1 1-4.6 1.35" strokeLinecap="round" />
          <path d="M12 8.5v4.75M12 16v.1" strokeLinecap="round" />
        </svg>
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="max-w-measure text-soft">{text}</p>}
        {children}
      </div>
    </Card>
  )
}
