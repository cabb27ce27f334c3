import { describe, expect, test } from 'vitest'
import { layOutSharePicture, shareFormats, shareSizes } from './share-picture.ts'

/** As wide as letters are on average: half as wide as high. */
const measure = (text: string, font: string) =>
  (text.length * Number(font.match(/(\d+)px/)?.[1])) / 2

const longest = {
  names: ['Der Unschuldige', 'Die Fürsorgliche', 'Der Entdecker'],
  title: 'Der freundliche Widerspruch in Turnschuhen',
  sentence:
    'Auf der Hochzeit haben Sie die Tischkarten vertauscht, sodass zwei Verfeindete nebeneinander Spargel essen mussten; beim Nachtisch zeigten sie sich Fotos.',
}

describe.each(shareFormats)('the %s picture', (format) => {
  const { width, height } = shareSizes[format]
  const picture = layOutSharePicture(longest, format, measure)

  test('holds every word in order, and the mark', () => {
    const text = picture.lines.map((line) => line.text).join(' ')
    const names = longest.names.join(' · ')
    expect(text.replaceAll(/ · | /g, ' ')).toBe(
      `${names.replaceAll(' · ', ' ')} ${longest.title} ${longest.sentence} Individua`,
    )
  })

  test('has its lines inside, one below the other, under the mandala', () => {
    const { centreY, size } = picture.mandala
    let above = centreY + size / 2
    for (const { text, font, y } of picture.lines) {
      expect(measure(text, font)).toBeLessThanOrEqual(width - 180)
      expect(y).toBeGreaterThan(above)
      above = y
    }
    expect(above).toBeLessThan(height - 40)
  })

  test('has no line much shorter than its neighbour', () => {
    const [first, second] = picture.lines.filter(({ role }) => role === 'title')
    expect(second?.text.length).toBeGreaterThan((first?.text.length ?? 0) / 2)
  })

  test('leaves the mandala most of the width, and all of it inside', () => {
    const { centreX, centreY, size } = picture.mandala
    expect(size).toBeGreaterThanOrEqual(width * 0.42)
    expect(centreY - size / 2).toBeGreaterThanOrEqual(40)
    expect(centreX + size / 2).toBeLessThan(width)
  })

  test('gives the mandala the room of words that are missing', () => {
    const bare = layOutSharePicture({ names: ['Mudrc'], title: '', sentence: '' }, format, measure)
    expect(bare.lines.map(({ role }) => role)).toEqual(['names', 'mark'])
    expect(bare.mandala.size).toBeGreaterThan(picture.mandala.size - 1)
  })
})
