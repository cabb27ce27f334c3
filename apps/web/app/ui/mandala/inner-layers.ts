import type { MandalaDetail, MandalaPath, MandalaPetal } from './draw-mandala.ts'
import { petal } from './petal-shape.ts'
import { circle, fullTurn } from './polar.ts'

const rim = 112
const innermost = 40

/** The shadow: petals that grow inward from the ring, as far as the shadow is strong. */
export function drawCounterFigure(
  petals: readonly MandalaPetal[],
  detail: MandalaDetail,
): MandalaPath[] {
  const thorns = (scale: number) =>
    petals
      .map(({ shadow }, index) =>
        petal({
          foot: rim,
          length: -(10 + shadow * (rim - innermost - 10)) * scale,
          breadth: 13 * scale,
          footBreadth: 15 * scale,
          angle: (index / 12) * fullTurn,
        }),
      )
      .join('')
  if (detail === 'bold') return [{ key: 'shadow', d: thorns(1), fill: 'rust', opacity: 0.75 }]
  return [
    { key: 'shadow', d: thorns(1), fill: 'dusk', opacity: 0.5 },
    { key: 'shadow-line', d: thorns(1), stroke: 'rust', strokeWidth: 1.1, opacity: 0.95 },
    { key: 'shadow-echo', d: thorns(0.72), stroke: 'rust', strokeWidth: 0.6, opacity: 0.7 },
  ]
}

/** The centre: circles around a point, each through the point. */
export function drawHeart(detail: MandalaDetail): MandalaPath[] {
  if (detail === 'bold') return [{ key: 'heart', d: circle(18), fill: 'gold' }]
  const rosette = Array.from({ length: 12 }, (_, index) =>
    circle(14, [14, (index / 12) * fullTurn]),
  ).join('')
  return [
    { key: 'rosette', d: rosette, stroke: 'gold', strokeWidth: 0.6, opacity: 0.8 },
    { key: 'rosette-edge', d: circle(28) + circle(32), stroke: 'gold', strokeWidth: 0.9 },
    { key: 'heart', d: circle(4), fill: 'gold' },
  ]
}
