import type { ShareContent } from './share-content.ts'

export const shareFormats = ['tall', 'square'] as const
export type ShareFormat = (typeof shareFormats)[number]

/** Lengths in pixels. */
export const shareSizes: Record<ShareFormat, { width: number; height: number }> = {
  tall: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
}

type Role = 'names' | 'title' | 'sentence' | 'mark'

/** One line, centred; `y` is its baseline. */
export type PictureLine = { text: string; role: Role; font: string; x: number; y: number }

export type SharePicture = {
  width: number
  height: number
  mandala: { centreX: number; centreY: number; size: number }
  lines: readonly PictureLine[]
}

type Measure = (text: string, font: string) => number

type Setting = { font: string; lineHeight: number; before: number }

const settings: Record<ShareFormat, Record<Role, Setting>> = {
  tall: {
    names: { font: '500 42px Inter', lineHeight: 60, before: 40 },
    title: { font: '500 88px Fraunces', lineHeight: 96, before: 40 },
    sentence: { font: '400 50px Fraunces', lineHeight: 68, before: 36 },
    mark: { font: '500 36px Fraunces', lineHeight: 44, before: 72 },
  },
  square: {
    names: { font: '500 32px Inter', lineHeight: 44, before: 16 },
    title: { font: '500 60px Fraunces', lineHeight: 66, before: 16 },
    sentence: { font: '400 34px Fraunces', lineHeight: 46, before: 16 },
    mark: { font: '500 28px Fraunces', lineHeight: 36, before: 24 },
  },
}

const margin: Record<ShareFormat, number> = { tall: 110, square: 48 }
const sides = 90
const largestMandala = 940
const narrowing = 20

/** Where everything stands: the mandala takes what the words leave, and both are centred. */
export function layOutSharePicture(
  { names, title, sentence }: Pick<ShareContent, 'names' | 'title' | 'sentence'>,
  format: ShareFormat,
  measure: Measure,
): SharePicture {
  const { width, height } = shareSizes[format]
  const wrap = (pieces: readonly string[], between: string, role: Role) =>
    wrapLines(
      pieces,
      between,
      (line) => measure(line, settings[format][role].font),
      width - 2 * sides,
    )
  const words = [
    { role: 'names', lines: wrap(names, ' · ', 'names') },
    { role: 'title', lines: wrap(title.split(' '), ' ', 'title') },
    { role: 'sentence', lines: wrap(sentence.split(' '), ' ', 'sentence') },
    { role: 'mark', lines: ['Individua'] },
  ] as const
  const shown = words.filter(({ lines }) => lines.length > 0)
  const wordsHeight = shown.reduce((sum, { role, lines }) => {
    const { before, lineHeight } = settings[format][role]
    return sum + before + lines.length * lineHeight
  }, 0)
  const room = height - 2 * margin[format] - wordsHeight
  const size = Math.min(largestMandala, room)
  const top = margin[format] + (room - size) / 2
  return {
    width,
    height,
    mandala: { centreX: width / 2, centreY: top + size / 2, size },
    lines: placeLines(shown, format, top + size),
  }
}

function placeLines(
  words: readonly { role: Role; lines: readonly string[] }[],
  format: ShareFormat,
  from: number,
): PictureLine[] {
  let y = from
  return words.flatMap(({ role, lines }) => {
    const { font, lineHeight, before } = settings[format][role]
    y += before
    return lines.map((text) => {
      y += lineHeight
      return { text, role, font, x: shareSizes[format].width / 2, y: y - lineHeight / 4 }
    })
  })
}

/** Lines of nearly the same length: as narrow as the number of lines at full width allows. */
function wrapLines(
  pieces: readonly string[],
  between: string,
  measure: (line: string) => number,
  room: number,
): string[] {
  let lines = fillLines(pieces, between, measure, room)
  for (let narrower = room - narrowing; narrower > room / 2; narrower -= narrowing) {
    const narrow = fillLines(pieces, between, measure, narrower)
    if (narrow.length > lines.length) break
    lines = narrow
  }
  return lines
}

function fillLines(
  pieces: readonly string[],
  between: string,
  measure: (line: string) => number,
  room: number,
): string[] {
  const lines: string[] = []
  for (const piece of pieces.filter((text) => text !== '')) {
    const longer = [...lines.slice(-1), piece].join(between)
    if (lines.length > 0 && measure(longer) <= room) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines
}
