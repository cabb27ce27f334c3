/** @jsxRuntime automatic */
import {
  drawMandala,
  type MandalaPath,
  type MandalaPetal,
  type Paint,
} from '@individua/mandala/draw-mandala'
import { paperPalette } from '@individua/mandala/mandala-svg'
import { Defs, Path, RadialGradient, Stop, Svg, Text } from '@react-pdf/renderer'
import { paper } from './paper-styles.ts'
import { sans } from './register-fonts.ts'

/** Room for the names around the drawing, in its own units. */
const reach = { across: 520, down: 420 } as const
const viewBox = `${-reach.across} ${-reach.down} ${2 * reach.across} ${2 * reach.down}`
const nameRadius = 384

interface MandalaPictureProps {
  petals: readonly (MandalaPetal & { name: string })[]
  /** Of the drawing with its names, in points. */
  width: number
}

export function MandalaPicture({ petals, width }: MandalaPictureProps) {
  const { gradients, paths } = drawMandala({ petals })
  return (
    <Svg viewBox={viewBox} width={width} height={(width * reach.down) / reach.across}>
      <Defs>
        {gradients.map(({ paint, colour, radius, stops }) => (
          <RadialGradient
            key={paint}
            id={paint}
            gradientUnits="userSpaceOnUse"
            cx={0}
            cy={0}
            r={radius}
          >
            {stops.map(({ offset, opacity }) => (
              <Stop
                key={offset}
                offset={offset}
                stopColor={paperPalette[colour]}
                stopOpacity={opacity}
              />
            ))}
          </RadialGradient>
        ))}
      </Defs>
      {paths.map((path) => (
        <Line key={path.key} path={path} />
      ))}
      {petals.map(({ name }, index) => (
        <Name key={name} name={name} angle={(index / petals.length) * 2 * Math.PI} />
      ))}
    </Svg>
  )
}

function Line({ path }: { path: MandalaPath }) {
  const { d, fill, stroke, strokeWidth = 1, opacity = 1, fillOpacity = 1, strokeOpacity = 1 } = path
  return (
    <Path
      d={d}
      fill={colourOf(fill)}
      stroke={colourOf(stroke)}
      strokeWidth={strokeWidth}
      fillOpacity={fillOpacity * opacity}
      strokeOpacity={strokeOpacity * opacity}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  )
}

function colourOf(paint: Paint | undefined): string {
  if (paint === undefined) return 'none'
  return paint === 'glow' || paint === 'dusk' ? `url(#${paint})` : paperPalette[paint]
}

/** Beside the tip of its petal, reading away from the picture. */
function Name({ name, angle }: { name: string; angle: number }) {
  const across = Math.sin(angle)
  const anchor = Math.abs(across) < 0.1 ? 'middle' : across > 0 ? 'start' : 'end'
  return (
    <Text
      x={nameRadius * across}
      y={-nameRadius * Math.cos(angle) + 5}
      textAnchor={anchor}
      fill={paper.soft}
      style={{ fontFamily: sans, fontSize: 16 }}
    >
      {name}
    </Text>
  )
}
