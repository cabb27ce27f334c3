import { globSync, readFileSync, statSync } from 'node:fs'
import { languages } from '@individua/contract/languages'
import { formatPrice } from '@individua/contract/prices'
import { expect, test } from 'vitest'

const root = `${import.meta.dirname}/../../../..`
const css = readFileSync(`${import.meta.dirname}/fonts.css`, 'utf8')

function rangesOf(file: string): [from: number, to: number][] {
  const face = css.split('@font-face').find((text) => text.includes(`/${file}"`)) ?? ''
  const [, ranges = ''] = face.match(/unicode-range:([^;]+);/) ?? []
  return ranges.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return [from, to]
  })
}

function missingIn(file: string, text: string): string[] {
  const ranges = rangesOf(file)
  const hasCharacter = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    return code < 32 || ranges.some(([from, to]) => code >= from && code <= to)
  }
  return [...new Set(text)].filter((character) => !hasCharacter(character))
}

test.each(languages)(
  'every interface text in %s is set with the first face of Inter',
  (language) => {
    const files = globSync(`packages/locales/${language}/*.json`, { cwd: root })
    const texts = files.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('')
    expect(texts.length).toBeGreaterThan(10_000)
    expect(missingIn('inter.woff2', texts)).toEqual([])
  },
)

test.each(languages)(
  'every letter and price in %s is set with the first face of Fraunces',
  (language) => {
    const files = globSync(`packages/locales/${language}/*.json`, { cwd: root })
    const texts = files.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('')
    const letters = texts.replace(/[^\p{Letter}\p{Number}]/gu, '')
    const price = formatPrice('advanced_report', language)
    expect(missingIn('fraunces.woff2', letters + price)).toEqual([])
  },
)

/** What slow 4G carries in one round trip of 150 ms, once a connection has just opened; headers apart. */
const firstWindow = 10 * 1460 - 800

test('the two preloaded faces arrive two round trips after the page has asked for them', () => {
  const sizeOf = (name: string) => statSync(`${import.meta.dirname}/../fonts/${name}`).size
  expect(sizeOf('fraunces.woff2')).toBeLessThan(firstWindow)
  expect(sizeOf('inter.woff2')).toBeLessThan(2 * firstWindow)
})
