import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { LineIcon } from './line-icon.tsx'

type ErrorCardProps = {
  title: string
  text?: string
  /** 2 where the page keeps a main heading of its own. */
  level?: 1 | 2
  children: ReactNode
}

/**
 * Shown instead of a page's content: says what happened and offers one way on
 * (`children`: a Button or LinkButton).
 */
export function ErrorCard({ title, text, level = 1, children }: ErrorCardProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Card>
      <div role="alert" className="grid justify-items-start gap-5">
        <LineIcon
          path="M12 3.5a8.5 8.5 0 1 1-4.6 1.35M12 8.5v4.75M12 16v.1"
          className="size-9 text-rust"
        />
        <Heading className="text-2xl">{title}</Heading>
        {text && <p className="max-w-measure text-soft">{text}</p>}
        {children}
      </div>
    </Card>
  )
}
