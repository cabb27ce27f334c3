import { expect, test } from 'vitest'
import { cutWord, setText } from './set-text.ts'

test('a lone Slovak letter stays with the word behind it', () => {
  expect(setText('Ide to k veci a s vami.', 'sk')).toBe('Ide to k\u00a0veci a\u00a0s\u00a0vami.')
  expect(setText('This is a test.', 'en')).toBe('This is a test.')
})

test('a number stays with its percent sign', () => {
  expect(setText('bei 50 % liegt', 'de')).toBe('bei 50\u00a0% liegt')
})

test('what no embedded font can print is left out, and one can see where', () => {
  expect(setText('more 🌊👩‍👩‍👧 and 夢 © ±', 'en')).toBe('more … and … © ±')
  expect(setText('line\u0000 one\r\n\n line two', 'en')).toBe('line one\nline two')
})

test('words are never hyphenated; only an endless one is cut', () => {
  expect(cutWord('Persönlichkeitsentwicklung')).toEqual(['Persönlichkeitsentwicklung'])
  expect(cutWord('x'.repeat(50)).join('')).toBe('x'.repeat(50))
  expect(cutWord('x'.repeat(50)).length).toBeGreaterThan(1)
})
