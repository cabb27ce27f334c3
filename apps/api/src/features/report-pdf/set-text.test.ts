import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'
import { expect, test } from 'vitest'
import ranges from './fonts/characters.json' with { type: 'json' }
import { setText } from './set-text.ts'

test('a lone Slovak letter stays with the word behind it', () => {
  expect(setText('Ide to k veci a s vami.', 'sk')).toBe('Ide to k\u00a0veci a\u00a0s\u00a0vami.')
  expect(setText('This is a test.', 'en')).toBe('This is a test.')
})

test('a number stays with its percent sign', () => {
  expect(setText('bei 50 % liegt', 'de')).toBe('bei 50\u00a0% liegt')
})

test('what no embedded font can print is left out, and one can see where', () => {
  expect(setText('more 🌊👩‍👩‍👧 and 夢 ©', 'en')).toBe('more … and … ©')
  expect(setText('𝕳 का שלום', 'en')).toBe('… … …')
  expect(setText('line\u0000 one\r\n\n line two', 'en')).toBe('line one\nline two')
})

test('letters in pieces are put together, odd spaces become plain ones', () => {
  expect(setText('c\u030ci\u0301 a\u2003b\u202fc', 'en')).toBe('čí a b\u00a0c')
})

test('a word that no line could hold may break, no other', () => {
  const endless = setText('x'.repeat(50), 'en')
  expect(endless.replaceAll('\u200b', '')).toBe('x'.repeat(50))
  expect(Math.max(...endless.split('\u200b').map(({ length }) => length))).toBe(24)
  expect(setText('Persönlichkeitsentwicklung', 'de')).toBe('Persönlichkeitsentwicklung')
})

test.each(['inter-regular', 'inter-semibold'])('%s has a glyph for all that is printed', (name) => {
  const font = openFont(name)
  const lacking = ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((digits) => Number.parseInt(digits, 16))
    const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    return codes.filter((code) => !font.hasGlyphForCodePoint(code))
  })
  expect(ranges.length).toBeGreaterThan(20)
  expect(lacking).toEqual([])
})

function openFont(name: string): Font {
  const font = openSync(fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url)))
  if (font.type !== 'TTF') throw new Error(`${name} is no single font`)
  return font
}
