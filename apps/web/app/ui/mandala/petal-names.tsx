import { nameSize, placeNames } from '@individua/mandala/petal-names'
import { useId } from 'react'

type PetalNamesProps = {
  /** Begins the ids in the drawing; by default React's own. */
  id?: string
  named: readonly { index: number; name: string }[]
}

/** Names around the drawing, at their petals. The picture's label says them to screen readers. */
export function PetalNames({ id: givenId, named }: PetalNamesProps) {
  const ownId = useId()
  const id = givenId ?? ownId
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
