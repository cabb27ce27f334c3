import { expect, test } from 'vitest'
import { sharpenedPetals } from './sharpened-petals.ts'

const petal = { archetype: 'sage', strength: 0.6, interval80: [0.2, 0.8], shadow: 0.4 } as const

test('edges sharpen with the share, around a strength that stays', () => {
  const widths = [0, 0.5, 1].map((share) => {
    const [sharpened] = sharpenedPetals([petal], share)
    expect(sharpened?.strength).toBe(0.6)
    const [low = 0, high = 0] = sharpened?.interval80 ?? []
    expect(low).toBeLessThanOrEqual(0.6)
    expect(high).toBeGreaterThanOrEqual(0.6)
    return high - low
  })
  expect(widths[0]).toBeCloseTo(0.6)
  expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  expect(widths[2]).toBeGreaterThan(0.3)
})
