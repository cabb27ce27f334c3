import { expect, test } from 'vitest'
import { readChoice, toggleChoice } from './ranked-choice.ts'

const after = (...taps: number[]) => taps.reduce(toggleChoice, '')

test('the first tap marks the first choice, a tap on another option the second', () => {
  expect(after(3)).toBe('3')
  expect(after(3, 0)).toBe('3,0')
})

test('a tap on a marked option takes the mark away, and the second becomes the first', () => {
  expect(after(3, 0, 0)).toBe('3')
  expect(after(3, 0, 3)).toBe('0')
  expect(after(3, 3)).toBe('')
})

test('a third option takes the place of the second', () => {
  expect(after(3, 0, 5)).toBe('3,5')
})

test('a draft of an earlier version is a first choice alone', () => {
  expect(readChoice('2')).toEqual([2])
  expect(readChoice('')).toEqual([])
})
