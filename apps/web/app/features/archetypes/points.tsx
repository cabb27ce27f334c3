import type { ReactNode } from 'react'

type PointsProps = {
  id: string
  title: string
  text: string
  points: readonly { name: string; text: string }[]
  /** Stands below the points. */
  children?: ReactNode
}

/** A section of a few points, each with a heading. */
export function Points({ id, title, text, points, children }: PointsProps) {
  return (
    <section aria-labelledby={id} className="grid gap-8">
      <div className="grid gap-4">
        <h2 id={id} className="text-[clamp(1.875rem,1.4rem+1.8vw,2.625rem)]">
          {title}
        </h2>
        <p className="max-w-measure text-[1.125rem]">{text}</p>
      </div>
      <ul
        className={`grid gap-x-10 gap-y-8 @lg:grid-cols-2 ${points.length === 3 ? '@min-[45rem]:grid-cols-3' : '@4xl:grid-cols-4'}`}
      >
        {points.map((point) => (
          <li key={point.name} className="grid content-start gap-2 border-t border-line pt-5">
            <h3 className="text-[1.375rem]">{point.name}</h3>
            <p className="text-soft">{point.text}</p>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
