import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Parts } from './parts.ts'

let printed: string[] = []
beforeEach(() => {
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line))
})
afterEach(() => void vi.restoreAllMocks())

const figure = (value: number) => ({ name: 'time', value, unit: 'ms', budget: 100 })
const fail = () => Promise.reject(new Error('no browser'))

test('a run within its budgets is good', async () => {
  const parts = new Parts()
  await parts.measure('One', () => [figure(99)])
  expect(parts.printSummary()).toBe(true)
})

test('a missed budget and one that was not measured make a run bad, and are named', async () => {
  for (const value of [101, Number.NaN]) {
    const parts = new Parts()
    await parts.measure('One', () => [figure(value)])
    expect(parts.printSummary()).toBe(false)
    expect(printed.at(-1)).toBe('  MISS  time')
  }
})

test('a part that fails is named, and those after it are still measured', async () => {
  const parts = new Parts()
  await parts.measure('One', fail)
  await parts.measure('Two', () => [figure(99)])
  expect(printed[0]).toBe('\nOne\n  ABORTED  no browser')
  expect(printed[1]).toBe('\nTwo')
  expect(printed[2]).toMatch(/time .* 99\.0 ms/)
  expect(parts.printSummary()).toBe(false)
  expect(printed.at(-1)).toBe('  ABORTED  One')
})
