import { drawMandala, type MandalaPath, type Paint } from '@individua/mandala/draw-mandala'
import type { ShareContent } from './share-content.ts'
import { type ShareLook, shareColours } from './share-looks.ts'
import { layOutSharePicture, type ShareFormat, type SharePicture } from './share-picture.ts'

type Colours = (typeof shareColours)[ShareLook]

/** The drawing's own width and height. */
const mandalaReach = 720

/** Draws on a canvas of the picture's size; waits for the fonts of its words. */
export async function drawSharePicture(
  canvas: HTMLCanvasElement,
  content: ShareContent,
  format: ShareFormat,
  look: ShareLook,
): Promise<void> {
  const pen = canvas.getContext('2d')
  if (!pen) return
  await loadFonts(content)
  const picture = layOutSharePicture(content, format, (text, font) => {
    pen.font = font
    return pen.measureText(text).width
  })
  const colours = shareColours[look]
  pen.fillStyle = colours.paper
  pen.fillRect(0, 0, picture.width, picture.height)
  drawPetals(pen, content, picture, colours)
  drawWords(pen, picture, colours)
}

/** A canvas takes a font only once it is there, and each part of a font has letters of its own. */
async function loadFonts({ names, title, sentence }: ShareContent): Promise<void> {
  await Promise.all([
    document.fonts.load('500 42px Inter', names.join('')),
    document.fonts.load('500 42px Fraunces', `${title}Individua`),
    document.fonts.load('400 42px Fraunces', sentence),
  ])
}

function drawPetals(
  pen: CanvasRenderingContext2D,
  { petals }: ShareContent,
  { mandala }: SharePicture,
  colours: Colours,
): void {
  const { gradients, paths } = drawMandala({ petals })
  const fills = gradients.map(({ paint, colour, radius, stops }) => {
    const fill = pen.createRadialGradient(0, 0, 0, 0, 0, radius)
    for (const { offset, opacity } of stops) {
      fill.addColorStop(offset, colours[colour] + alphaByte(opacity))
    }
    return [paint, fill] as const
  })
  const paints = new Map<Paint, string | CanvasGradient>([
    ...(['ink', 'gold', 'rust'] as const).map((paint) => [paint, colours[paint]] as const),
    ...fills,
  ])
  pen.save()
  pen.translate(mandala.centreX, mandala.centreY)
  pen.scale(mandala.size / mandalaReach, mandala.size / mandalaReach)
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  for (const path of paths) drawPath(pen, path, paints)
  pen.restore()
}

function drawPath(
  pen: CanvasRenderingContext2D,
  {
    d,
    fill,
    stroke,
    strokeWidth = 1,
    opacity = 1,
    fillOpacity = 1,
    strokeOpacity = 1,
  }: MandalaPath,
  paints: ReadonlyMap<Paint, string | CanvasGradient>,
): void {
  const shape = new Path2D(d)
  if (fill) {
    pen.globalAlpha = opacity * fillOpacity
    pen.fillStyle = paints.get(fill) ?? ''
    pen.fill(shape)
  }
  if (stroke) {
    pen.globalAlpha = opacity * strokeOpacity
    pen.strokeStyle = paints.get(stroke) ?? ''
    pen.lineWidth = strokeWidth
    pen.stroke(shape)
  }
}

function drawWords(pen: CanvasRenderingContext2D, { lines }: SharePicture, colours: Colours): void {
  const colourOf = {
    names: colours.soft,
    title: colours.title,
    sentence: colours.ink,
    mark: colours.soft,
  }
  pen.textAlign = 'center'
  for (const { text, role, font, x, y } of lines) {
    pen.font = font
    pen.fillStyle = colourOf[role]
    pen.fillText(text, x, y)
  }
}

function alphaByte(opacity: number): string {
  return Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')
}
