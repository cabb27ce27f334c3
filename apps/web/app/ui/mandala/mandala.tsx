import {
  drawMandala,
  type MandalaInput,
  mandalaViewBox,
  type Paint,
} from '@individua/mandala/draw-mandala'
import { type ReactNode, useId, useMemo } from 'react'

const colours = { ink: 'var(--ink)', gold: 'var(--gilt)', rust: 'var(--rust)' } as const

type MandalaProps = MandalaInput & {
  /** Begins the ids in the drawing; by default React's own. */
  id?: string
  /** What the picture shows; without it the picture is an ornament that screen readers pass over. */
  label?: string
  className?: string
  /** Leaves room around the drawing for what `children` add to it. */
  viewBox?: string
  /** Index of a petal that is lit. */
  lit?: number | undefined
  children?: ReactNode
}

/** Sizes come from `className`; show a `MandalaTable` beside the mandala of a reader. */
export function Mandala({
  label,
  className,
  viewBox = mandalaViewBox,
  children,
  ...drawing
}: MandalaProps) {
  const frame = { viewBox, className, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
  const content = (
    <>
      <Drawing {...drawing} />
      {children}
    </>
  )
  if (!label) {
    return (
      <svg {...frame} aria-hidden="true">
        {content}
      </svg>
    )
  }
  return (
    <svg {...frame} role="img" aria-label={label}>
      {content}
    </svg>
  )
}

const litLook = { fillOpacity: 0.9, strokeWidth: 5, opacity: 1 }

function Drawing({
  id: givenId,
  petals,
  earlier,
  progress = 1,
  detail = 'fine',
  lit,
}: Pick<MandalaProps, 'id' | 'lit'> & MandalaInput) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { gradients, paths } = useMemo(
    () => drawMandala({ petals, progress, detail, ...(earlier && { earlier }) }),
    [petals, earlier, progress, detail],
  )
  const paintOf = (paint: Paint | undefined) => {
    if (paint === undefined) return 'none'
    return paint === 'glow' || paint === 'dusk' ? `url(#${id}${paint})` : colours[paint]
  }
  return (
    <>
      <defs>
        {gradients.map(({ paint, colour, radius, stops }) => (
          <radialGradient
            key={paint}
            id={id + paint}
            gradientUnits="userSpaceOnUse"
            cx={0}
            cy={0}
            r={radius}
          >
            {stops.map(({ offset, opacity }) => (
              <stop
                key={offset}
                offset={offset}
                stopColor={colours[colour]}
                stopOpacity={opacity}
              />
            ))}
          </radialGradient>
        ))}
      </defs>
      {paths.map(({ key, fill, stroke, ...rest }) => {
        const isLit = key === `outline-${lit}`
        return (
          <path
            key={key}
            {...rest}
            {...(isLit && litLook)}
            fill={paintOf(isLit ? 'glow' : fill)}
            stroke={paintOf(stroke)}
          />
        )
      })}
    </>
  )
}
