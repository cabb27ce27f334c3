import type { ReactNode } from 'react'

type TextSectionProps = { id: string; title: string; text: string; children?: ReactNode }

/** A section of a page to read; each line of `text` is a paragraph. */
export function TextSection({ id, title, text, children }: TextSectionProps) {
  return (
    <section id={id} className="pt-12">
      <h2 className="text-[1.75rem]">{title}</h2>
      {text.split('\n').map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-measure">
          {paragraph}
        </p>
      ))}
      {children}
    </section>
  )
}
