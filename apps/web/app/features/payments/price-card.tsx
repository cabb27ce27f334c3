import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { PetalList } from '../../ui/petal-list.tsx'

type PriceCardProps = {
  price: string
  unit: string
  note?: string
  features: string[]
  /** The buttons, each as big as the other. */
  children: ReactNode
  /** What stands below the buttons. */
  footnote: ReactNode
}

export function PriceCard({ price, unit, note, features, children, footnote }: PriceCardProps) {
  return (
    <Card>
      <div className="grid gap-7">
        <div className="grid gap-1">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-serif text-5xl tracking-[-0.02em]">{price}</span>
            <span className="text-soft">{unit}</span>
          </p>
          {note && <p className="text-[0.9375rem] text-soft">{note}</p>}
        </div>
        <PetalList entries={features} />
        <div className="grid auto-rows-fr gap-3 sm:grid-cols-2">{children}</div>
        <div className="text-[0.9375rem] text-soft">{footnote}</div>
      </div>
    </Card>
  )
}
