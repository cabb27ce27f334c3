/** @jsxRuntime automatic */
import { Line, Path, Rect, Svg } from '@react-pdf/renderer'
import { paper } from './paper-styles.ts'

interface StrengthLineProps {
  /** All 0..1. */
  strength: number
  interval80: readonly [number, number]
  /** Points. */
  width: number
}

const height = 11
const middle = height / 2

/** The estimate as a lozenge, as in the mandala's ring, on the band of its interval. */
export function StrengthLine({ strength, interval80, width }: StrengthLineProps) {
  const inset = 4
  const at = (share: number) => inset + share * (width - 2 * inset)
  const x = at(strength)
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Line x1={at(0)} x2={at(1)} y1={middle} y2={middle} stroke={paper.line} strokeWidth={0.8} />
      {[0, 0.5, 1].map((tick) => (
        <Line
          key={tick}
          x1={at(tick)}
          x2={at(tick)}
          y1={middle - 2}
          y2={middle + 2}
          stroke={paper.line}
          strokeWidth={0.8}
        />
      ))}
      <Rect
        x={at(interval80[0])}
        y={middle - 2.4}
        width={at(interval80[1]) - at(interval80[0])}
        height={4.8}
        rx={2.4}
        fill={paper.gold}
        fillOpacity={0.3}
      />
      <Path
        d={`M${x - 3.6} ${middle}L${x} ${middle - 4.6}L${x + 3.6} ${middle}L${x} ${middle + 4.6}z`}
        fill={paper.gold}
      />
    </Svg>
  )
}
