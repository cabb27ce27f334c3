import { drawMandala, type MandalaPetal } from '@individua/mandala/draw-mandala'
import { mandalaSvg, paperPalette } from '@individua/mandala/mandala-svg'

/** Units of the drawing around its centre. */
const drawing = 360
/** Room for the names around it. */
const reach = { across: 520, down: 420 } as const
const nameRadius = 384
const nameColour = '#665b50'

/** The mandala with the names of its petals, as an SVG document. */
export function mandalaPicture(petals: readonly (MandalaPetal & { name: string })[]): string {
  const viewBox = `${-reach.across} ${-reach.down} ${2 * reach.across} ${2 * reach.down}`
  const mandala = mandalaSvg(drawMandala({ petals }), paperPalette, { pixels: 2 * drawing })
  const names = petals.map(({ name }, index) => nameAt(name, (index / petals.length) * 2 * Math.PI))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g transform="translate(${-drawing} ${-drawing})">${mandala}</g><g font-family="Inter PDF" font-size="16" fill="${nameColour}">${names.join('')}</g></svg>`
}

/** Beside the tip of its petal, reading away from the picture. */
function nameAt(name: string, angle: number): string {
  const across = Math.sin(angle)
  const anchor = Math.abs(across) < 0.1 ? 'middle' : across > 0 ? 'start' : 'end'
  const x = nameRadius * across
  const y = -nameRadius * Math.cos(angle) + 5
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${name}</text>`
}
