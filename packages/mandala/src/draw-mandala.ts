import { drawCounterFigure, drawHeart } from './inner-layers.ts'
import { drawContours, drawEarlierFlower, drawFlower, drawLattice } from './petal-layers.ts'
import { drawFrame, drawRope } from './ring-layers.ts'

/** One archetype's petal. All values 0..1. */
export type MandalaPetal = {
  archetype: string
  strength: number
  interval80: readonly [number, number]
  /** Strength of the stronger shadow form. */
  shadow: number
}

/** A colour's role; the renderer chooses the colour. */
export type Paint = 'ink' | 'gold' | 'rust' | 'glow' | 'dusk'

/** One path of the drawing, back to front. Lengths in the drawing's units. */
export type MandalaPath = {
  /** Stable within one drawing. */
  key: string
  d: string
  fill?: Paint
  stroke?: Paint
  strokeWidth?: number
  opacity?: number
  fillOpacity?: number
  strokeOpacity?: number
}

/** Radial gradients around the centre; `offset` 0..1 of `radius`. */
export type MandalaGradient = {
  paint: 'glow' | 'dusk'
  colour: 'gold' | 'rust'
  radius: number
  stops: readonly { offset: number; opacity: number }[]
}

export type MandalaDrawing = {
  gradients: readonly MandalaGradient[]
  paths: readonly MandalaPath[]
}

export type MandalaInput = {
  /** Twelve, in the order of the archetypes, the first at the top. */
  petals: readonly MandalaPetal[]
  /** The petals of an earlier occasion, in the same order: their outline lies under the petals. */
  earlier?: readonly MandalaPetal[]
  /** 0..1: how far the flower has opened; 1 shows the lengths as they are. */
  progress?: number
  /**
   * `fine` from about 240 px on; `bold` keeps the lines visible below that. `plain` is `fine` without
   * its ornaments and the haze of uncertainty, an eighth of its size: for a page that has to be there soon.
   */
  detail?: MandalaDetail
}
export type MandalaDetail = 'fine' | 'bold' | 'plain'

const reach = 360
export const mandalaViewBox = `${-reach} ${-reach} ${2 * reach} ${2 * reach}`

const gradients: readonly MandalaGradient[] = [
  {
    paint: 'glow',
    colour: 'gold',
    radius: 330,
    stops: [
      { offset: 0.34, opacity: 1 },
      { offset: 0.6, opacity: 0.5 },
      { offset: 1, opacity: 0.2 },
    ],
  },
  {
    paint: 'dusk',
    colour: 'rust',
    radius: 98,
    stops: [
      { offset: 0, opacity: 0.85 },
      { offset: 1, opacity: 0.25 },
    ],
  },
]

/** The mandala of a profile: equal profiles give equal drawings. */
export function drawMandala({
  petals,
  earlier = [],
  progress = 1,
  detail = 'fine',
}: MandalaInput): MandalaDrawing {
  const opened = petals.map((petal) => openPetal(petal, progress))
  const paths = [
    ...drawFrame(progress, detail),
    ...drawContours(opened, detail),
    ...drawLattice(opened, detail),
    ...drawEarlierFlower(earlier, detail),
    ...drawFlower(opened, detail),
    ...drawRope(detail),
    ...drawCounterFigure(opened, detail),
    ...drawHeart(detail),
  ]
  return { gradients, paths }
}

/** A petal on the way from the bud to its full length. */
function openPetal(petal: MandalaPetal, progress: number): MandalaPetal {
  const [low, high] = petal.interval80
  return {
    ...petal,
    strength: petal.strength * progress,
    interval80: [low * progress, high * progress],
    shadow: petal.shadow * progress,
  }
}
