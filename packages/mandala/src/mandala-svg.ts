import {
  type MandalaDrawing,
  type MandalaPath,
  mandalaViewBox,
  type Paint,
} from './draw-mandala.ts'

export type MandalaPalette = Record<'ink' | 'gold' | 'rust', string>

export const paperPalette: MandalaPalette = { ink: '#2a2420', gold: '#a67c2e', rust: '#93401f' }

type SvgOptions = {
  /** Width and height. */
  pixels?: number
  /** Fills the square behind the drawing; without it the document is transparent. */
  background?: string
}

/** The drawing as an SVG document of its own: for pictures and print. */
export function mandalaSvg(
  drawing: MandalaDrawing,
  palette: MandalaPalette,
  { pixels = 720, background }: SvgOptions = {},
): string {
  const colour = (paint: Paint | undefined) => {
    if (paint === undefined) return 'none'
    return paint === 'glow' || paint === 'dusk' ? `url(#${paint})` : palette[paint]
  }
  const gradients = drawing.gradients.map(({ paint, colour: role, radius, stops }) => {
    const inner = stops.map(
      ({ offset, opacity }) =>
        `<stop offset="${offset}" stop-color="${palette[role]}" stop-opacity="${opacity}"/>`,
    )
    return `<radialGradient id="${paint}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${radius}">${inner.join('')}</radialGradient>`
  })
  const paths = drawing.paths.map((path) => {
    const { d, fill, stroke, strokeWidth = 1, fillOpacity = 1, strokeOpacity = 1 } = path
    const { whole, each } = opacitiesOf(path)
    return `<path d="${d}" fill="${colour(fill)}" stroke="${colour(stroke)}" fill-opacity="${each * fillOpacity}" stroke-opacity="${each * strokeOpacity}" stroke-width="${strokeWidth}"${whole === 1 ? '' : ` opacity="${whole}"`}/>`
  })
  const ground = background
    ? `<rect x="-360" y="-360" width="720" height="720" fill="${background}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${mandalaViewBox}" stroke-linejoin="round" stroke-linecap="round"><defs>${gradients.join('')}</defs>${ground}${paths.join('')}</svg>`
}

/** A path of one paint needs no layer of its own to be translucent: in a PDF each layer costs work. */
function opacitiesOf({ fill, stroke, opacity = 1 }: MandalaPath) {
  return fill && stroke ? { whole: opacity, each: 1 } : { whole: 1, each: opacity }
}
