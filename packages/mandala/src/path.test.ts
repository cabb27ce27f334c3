import { expect, test } from 'vitest'
import { absolute, path, segmentsFrom } from './path.ts'

test('each segment is relative to where the one before it ended', () => {
  const lines = [[[3, 4]], [[3, 10]], [[0, 0]]] as const
  expect(path([1, 2], lines, 'closed')).toBe('M1 2l2 2 0 6-3-10z')
  expect(path([1, 2], [[[3, 4]]], 'open')).toBe('M1 2l2 2')
})

test('one control makes a quadratic curve, two a cubic one', () => {
  const quadratic = [
    [10, 0],
    [10, 10],
  ] as const
  const cubic = [
    [10, 20],
    [0, 20],
    [0, 10],
  ] as const
  expect(segmentsFrom([0, 0], [quadratic, cubic])).toBe('q10 0 10 10c0 10-10 10-10 0')
})

test('rounding does not add up: a long curve ends where it should', () => {
  const points = Array.from({ length: 1000 }, (_, index) => [[(index + 1) * 0.34, 0]] as const)
  const ways = [...segmentsFrom([0, 0], points).matchAll(/(\S+) 0/g)].map(([, way = '']) =>
    Number(way.replace('l', '')),
  )
  expect(ways).toHaveLength(1000)
  expect(ways.reduce((sum, way) => sum + way, 0)).toBeCloseTo(340, 5)
})

test('numbers have one decimal, and no character more than they need', () => {
  expect(absolute([0.04, -0.26])).toBe('0-.3')
  expect(absolute([-12.34, 5])).toBe('-12.3 5')
})
