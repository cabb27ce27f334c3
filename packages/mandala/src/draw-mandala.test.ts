import { expect, test } from 'vitest'
import { drawMandala, type MandalaPetal } from './draw-mandala.ts'
import { mandalaSvg, paperPalette } from './mandala-svg.ts'
import { samplePetals } from './sample-petals.ts'

function changed(index: number, change: Partial<MandalaPetal>): MandalaPetal[] {
  return samplePetals.map((petal, place) => (place === index ? { ...petal, ...change } : petal))
}

function pathOf(petals: readonly MandalaPetal[], key: string): string | undefined {
  return drawMandala({ petals }).paths.find((path) => path.key === key)?.d
}

test('equal profiles give equal drawings', () => {
  const copy = structuredClone(samplePetals)
  expect(drawMandala({ petals: copy })).toEqual(drawMandala({ petals: samplePetals }))
})

test('a stronger archetype changes its own petal and leaves the others', () => {
  const stronger = changed(5, { strength: 0.9 })
  expect(pathOf(stronger, 'outline-5')).not.toBe(pathOf(samplePetals, 'outline-5'))
  expect(pathOf(stronger, 'outline-6')).toBe(pathOf(samplePetals, 'outline-6'))
})

test('the tip of a petal moves outward with its strength', () => {
  const heights = [0, 0.5, 1].map((strength) => {
    const numbers = pathOf(changed(0, { strength }), 'outline-0')
      ?.match(/-?[\d.]+/g)
      ?.map(Number)
    return Math.min(...(numbers ?? []))
  })
  expect(heights[0]).toBeGreaterThan(heights[1]!)
  expect(heights[1]).toBeGreaterThan(heights[2]!)
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

test('the shadow has a figure of its own', () => {
  const darker = changed(2, { shadow: 1 })
  expect(pathOf(darker, 'shadow')).not.toBe(pathOf(samplePetals, 'shadow'))
  expect(pathOf(darker, 'outline-2')).toBe(pathOf(samplePetals, 'outline-2'))
})

test('nothing falls outside the picture and every number is one', () => {
  for (const progress of [0, 0.1, 0.5, 1]) {
    for (const { d } of drawMandala({ petals: samplePetals, progress }).paths) {
      expect(d).not.toMatch(/NaN|undefined|Infinity/)
      for (const number of d.match(/-?\d+(\.\d+)?/g) ?? [])
        expect(Math.abs(Number(number))).toBeLessThanOrEqual(720)
    }
  }
})

test('the picture for files carries no style and no script', () => {
  const svg = mandalaSvg(drawMandala({ petals: samplePetals, detail: 'bold' }), paperPalette, 96)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="96"/)
  expect(svg).not.toMatch(/style=|<script|var\(/)
})
