import { expect, test } from 'vitest'
import { drawMandala, type MandalaDrawing, type MandalaPetal } from './draw-mandala.ts'
import { mandalaSvg, paperPalette } from './mandala-svg.ts'

const strengths = [0.42, 0.86, 0.74, 0.38, 0.68, 0.3, 0.58, 0.46, 0.79, 0.92, 0.26, 0.54]

const petals: readonly MandalaPetal[] = strengths.map((strength, index) => ({
  archetype: `archetype ${index}`,
  strength,
  interval80: [Math.max(0, strength - 0.14), Math.min(1, strength + 0.14)],
  shadow: 0.2 + ((index * 5) % 12) * 0.05,
}))

function changed(index: number, change: Partial<MandalaPetal>): MandalaPetal[] {
  return petals.map((petal, position) => (position === index ? { ...petal, ...change } : petal))
}

function pathOf(petals: readonly MandalaPetal[], key: string): string | undefined {
  return drawMandala({ petals }).paths.find((path) => path.key === key)?.d
}

/** The y of every point, controls among them, of a path that moves once and then draws cubic curves. */
function heightsOf(d: string): number[] {
  const numbers = (d.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  const [start = 0, ...ways] = numbers.filter((_, index) => index % 2 === 1)
  let here = start
  return ways.map((way, index) => {
    const height = here + way
    if (index % 3 === 2) here = height
    return height
  })
}

test('equal profiles give equal drawings', () => {
  const copy = structuredClone(petals)
  expect(drawMandala({ petals: copy })).toEqual(drawMandala({ petals }))
})

test('a stronger archetype changes its own petal and leaves the others', () => {
  const stronger = changed(5, { strength: 0.9 })
  expect(pathOf(stronger, 'outline-5')).not.toBe(pathOf(petals, 'outline-5'))
  expect(pathOf(stronger, 'outline-6')).toBe(pathOf(petals, 'outline-6'))
})

test('the tip of a petal moves outward with its strength', () => {
  const heights = [0, 0.5, 1].map((strength) => {
    return Math.min(...heightsOf(pathOf(changed(0, { strength }), 'outline-0') ?? ''))
  })
  expect(heights).toEqual(heights.toSorted((a, b) => b - a))
  expect(new Set(heights).size).toBe(3)
})

test('a wider interval softens the edge: the outline is fainter, the haze reaches further', () => {
  const wide = drawMandala({ petals: changed(1, { interval80: [0.4, 1] }) })
  const narrow = drawMandala({ petals: changed(1, { interval80: [0.84, 0.88] }) })
  const opacityOf = (drawing: typeof wide) =>
    drawing.paths.find((path) => path.key === 'outline-1')?.opacity ?? 0
  expect(opacityOf(wide)).toBeLessThan(opacityOf(narrow))
  const outermostOf = (drawing: typeof wide) =>
    drawing.paths.find((path) => path.key === 'soft-0')?.d
  expect(outermostOf(wide)).not.toBe(outermostOf(narrow))
})

test('an earlier occasion lies under the petals as an outline, and changes nothing else', () => {
  const { paths } = drawMandala({ petals, earlier: changed(3, { strength: 0.9 }) })
  const keys = paths.map(({ key }) => key)
  expect(keys.filter((key) => key.startsWith('earlier-'))).toHaveLength(12)
  expect(keys.indexOf('earlier-11')).toBeLessThan(keys.indexOf('outline-0'))
  const others = paths.filter(({ key }) => !key.startsWith('earlier-'))
  expect(others).toEqual(drawMandala({ petals }).paths)
  const outlineOf = (index: number) => paths.find(({ key }) => key === `earlier-${index}`)?.d
  expect(outlineOf(2)).toBe(pathOf(petals, 'outline-2'))
  expect(outlineOf(3)).not.toBe(pathOf(petals, 'outline-3'))
})

test('the shadow has a figure of its own', () => {
  const darker = changed(2, { shadow: 1 })
  expect(pathOf(darker, 'shadow')).not.toBe(pathOf(petals, 'shadow'))
  expect(pathOf(darker, 'outline-2')).toBe(pathOf(petals, 'outline-2'))
})

test('nothing falls outside the picture and every number is one', () => {
  for (const progress of [0, 0.1, 0.5, 1]) {
    for (const { d } of drawMandala({ petals, progress }).paths) {
      expect(d).not.toMatch(/NaN|undefined|Infinity/)
      for (const number of d.match(/-?\d+(\.\d+)?/g) ?? [])
        expect(Math.abs(Number(number))).toBeLessThanOrEqual(720)
    }
  }
})

test('the picture for files carries no style and no script', () => {
  const svg = mandalaSvg(drawMandala({ petals, detail: 'bold' }), paperPalette, { pixels: 96 })
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="96"/)
  expect(svg).not.toMatch(/style=|<script|var\(/)
})

test('a print has its ground behind the drawing', () => {
  const svg = mandalaSvg(drawMandala({ petals }), paperPalette, { background: '#f9f4ea' })
  expect(svg).toMatch(/<\/defs><rect [^>]*fill="#f9f4ea"\/><path/)
  expect(mandalaSvg(drawMandala({ petals }), paperPalette)).not.toContain('<rect')
})

test('the plain drawing is the fine one in an eighth of the size, with petals and shadow as they are', () => {
  const fine = drawMandala({ petals })
  const plain = drawMandala({ petals, detail: 'plain' })
  const keys = plain.paths.map(({ key }) => key)
  expect(keys).toEqual(
    expect.arrayContaining(['outline-0', 'outline-11', 'shadow', 'heart', 'ring']),
  )
  expect(plain.paths).toEqual(fine.paths.filter(({ key }) => keys.includes(key)))
  expect(JSON.stringify(plain).length).toBeLessThan(JSON.stringify(fine).length / 8)
})

test('only a path of two paints is a translucent layer in the document', () => {
  const gradients: MandalaDrawing['gradients'] = []
  const paths: MandalaDrawing['paths'] = [
    { key: 'one', d: 'M0 0h9', stroke: 'ink', opacity: 0.5, strokeOpacity: 0.5 },
    { key: 'two', d: 'M0 0h9', stroke: 'ink', fill: 'gold', opacity: 0.5 },
  ]
  const [one = '', two = ''] =
    mandalaSvg({ gradients, paths }, paperPalette).match(/<path .*?>/g) ?? []
  expect(one).toContain('stroke-opacity="0.25"')
  expect(one).not.toContain(' opacity=')
  expect(two).toContain('fill-opacity="1" stroke-opacity="1"')
  expect(two).toContain(' opacity="0.5"')
})
