import type { ReactNode } from 'react'

type NoticeProps = { title: string; text: string; children?: ReactNode }

/** Where the user stands, said before anything is sold. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className="grid max-w-measure justify-items-start gap-2 border-l-2 border-l-gilt pl-4">
      <h2 className="text-xl">{title}</h2>
      <p className="text-soft">{text}</p>
      {children}
    </div>
  )
}
