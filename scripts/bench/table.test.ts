import { expect, test } from 'vitest'
import { isWithin, tableLine } from './table.ts'

test('a figure above its budget is a miss, at it is not', () => {
  expect(isWithin({ name: 'a', value: 101, unit: 'kB', budget: 100 })).toBe(false)
  expect(isWithin({ name: 'a', value: 100, unit: 'kB', budget: 100 })).toBe(true)
  expect(isWithin({ name: 'a', value: 99, unit: '/s', budget: 100, atLeast: true })).toBe(false)
  expect(isWithin({ name: 'a', value: 1e9, unit: 'kB' })).toBe(true)
})

test('the line says so', () => {
  expect(tableLine({ name: 'a', value: 101, unit: 'kB', budget: 100 })).toMatch(
    /101 kB .*<= 100 {2}MISS$/,
  )
  expect(tableLine({ name: 'a', value: 99.5, unit: 'kB', budget: 100 })).toMatch(/99\.5 kB .* ok$/)
})
