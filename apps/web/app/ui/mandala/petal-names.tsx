import { nameSize, placeNames } from '@individua/mandala/petal-names'
import { useId } from 'react'

/** Names around the drawing, at their petals. The picture's label says them to screen readers. */
export function PetalNames({ named }: { named: readonly { index: number; name: string }[] }) {
  const id = useId()
  return placeNames(named).map(({ index, name, d }) => (
    <g key={index} className="fill-ink">
      <path id={`${id}${index}`} d={d} fill="none" />
      <text fontSize={nameSize} textAnchor="middle" className="font-serif">
        <textPath href={`#${id}${index}`} startOffset="50%">
          {name}
        </textPath>
      </text>
    </g>
  ))
}
