import {
  drawMandala,
  type MandalaInput,
  mandalaViewBox,
  type Paint,
} from '@individua/mandala/draw-mandala'
import { useId, useMemo } from 'react'

const colours = { ink: 'var(--ink)', gold: 'var(--gilt)', rust: 'var(--rust)' } as const

type MandalaProps = MandalaInput & {
  /** What the picture is; without it the picture is an ornament that screen readers pass over. */
  title?: string
  /** What it shows, in a sentence or two. */
  description?: string
  className?: string
}

/** Sizes come from `className`; show a `MandalaTable` beside the mandala of a reader. */
export function Mandala({ title, description, className, ...input }: MandalaProps) {
  const id = useId()
  const frame = {
    viewBox: mandalaViewBox,
    className,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  } as const
  if (!title) {
    return (
      <svg {...frame} aria-hidden="true">
        <Drawing {...input} />
      </svg>
    )
  }
  const [titleId, descriptionId] = [`${id}title`, `${id}description`]
  return (
    <svg
      {...frame}
      role="img"
      aria-labelledby={titleId}
      aria-describedby={description && descriptionId}
    >
      <title id={titleId}>{title}</title>
      {description && <desc id={descriptionId}>{description}</desc>}
      <Drawing {...input} />
    </svg>
  )
}

function Drawing({ petals, earlier, progress = 1, detail = 'fine' }: MandalaInput) {
  const id = useId()
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
      {paths.map(({ key, fill, stroke, ...rest }) => (
        <path key={key} {...rest} fill={paintOf(fill)} stroke={paintOf(stroke)} />
      ))}
    </>
  )
}
