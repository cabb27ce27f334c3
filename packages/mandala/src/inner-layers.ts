import type { MandalaDetail, MandalaPath, MandalaPetal } from './draw-mandala.ts'
import { absolute, segmentsFrom } from './path.ts'
import { at, beside, circle, fullTurn } from './polar.ts'

const rim = 98
const innermost = 36
const shortest = 14

/** The shadow: a dark sun whose rays point inward, each as far as its shadow is strong. */
export function drawCounterFigure(
  petals: readonly MandalaPetal[],
  detail: MandalaDetail,
): MandalaPath[] {
  const sun = (scale: number) =>
    sunWithin(
      petals.map(({ shadow }) => (shortest + shadow * (rim - innermost - shortest)) * scale),
    )
  if (detail === 'bold') return [{ key: 'shadow', d: sun(1), fill: 'rust', opacity: 0.75 }]
  const figure: MandalaPath[] = [
    { key: 'shadow', d: sun(1), fill: 'dusk', opacity: 0.55 },
    { key: 'shadow-rim', d: circle(rim), stroke: 'rust', strokeWidth: 0.7, opacity: 0.8 },
    { key: 'shadow-line', d: sun(1), stroke: 'rust', strokeWidth: 1.3 },
  ]
  if (detail === 'plain') return figure
  return [
    ...figure,
    {
      key: 'shadow-echo',
      d: sun(0.8) + sun(0.6) + sun(0.4),
      stroke: 'rust',
      strokeWidth: 0.6,
      opacity: 0.75,
    },
  ]
}

/** Rays side by side along the rim, pointing to the centre. */
function sunWithin(lengths: readonly number[]): string {
  const half = fullTurn / 24
  return lengths
    .map((length, index) => {
      const angle = index * 2 * half
      const p = (share: number, aside: number) => beside(rim - share * length, aside, angle)
      const [from, to] = [at([rim, angle - half]), at([rim, angle + half])]
      const ray = segmentsFrom(to, [
        [p(0.3, 11), p(0.62, 3.5), p(1, 0)],
        [p(0.62, -3.5), p(0.3, -11), from],
      ])
      return `M${absolute(from)}A${rim} ${rim} 0 0 1 ${absolute(to)}${ray}z`
    })
    .join('')
}

/** The centre: circles around a point, each through the point. */
export function drawHeart(detail: MandalaDetail): MandalaPath[] {
  if (detail === 'bold') return [{ key: 'heart', d: circle(16), fill: 'gold' }]
  const rosette = Array.from({ length: 12 }, (_, index) =>
    circle(12, [12, (index / 12) * fullTurn]),
  )
  return [
    { key: 'rosette', d: rosette.join(''), stroke: 'gold', strokeWidth: 0.7, opacity: 0.9 },
    { key: 'rosette-edge', d: circle(24) + circle(28), stroke: 'gold', strokeWidth: 0.9 },
    { key: 'heart', d: circle(3.6), fill: 'gold' },
  ]
}
