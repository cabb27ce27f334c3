import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import figures from '@individua/instrument/figures.json' with { type: 'json' }
import { instrumentVersion } from '@individua/instrument/items/core'
import { expect, test } from 'vitest'
import { digestBank } from './bank-digest.ts'
import { staleNumbers, withNumbers } from './document-numbers.ts'
import { needsNewVersion } from './method-figures.ts'
import { numbersOfSource } from './method-numbers.ts'

const document = readFileSync(join(import.meta.dirname, '../../../docs/method.md'), 'utf8')
const remedy = 'raise instrumentVersion in items/core.ts, then run: npm run evaluate -- --write'

test('docs/method.md states the numbers of the source', () => {
  const problems = staleNumbers(document, numbersOfSource(figures), 'docs/method.md')
  expect(problems, 'npm run evaluate -- --write brings them up to date').toEqual([])
})

test('figures.json was measured with this version of the instrument', () => {
  expect(figures.instrumentVersion, `figures.json is out of date; ${remedy}`).toBe(
    instrumentVersion,
  )
})

test("the instrument's README says what its version changed", () => {
  const readme = readFileSync(join(import.meta.dirname, '../../instrument/README.md'), 'utf8')
  expect(readme).toContain(`- ${instrumentVersion}: `)
})

test('figures.json was measured on this item bank', () => {
  expect(figures.bank, `keys or parameters of items changed; ${remedy}`).toBe(digestBank())
})

test('another bank under the same version asks for a new version', () => {
  expect(needsNewVersion({ ...figures, instrumentVersion, bank: 'of another bank' })).toBe(true)
  const older = { ...figures, instrumentVersion: '0.0.0', bank: 'of another bank' }
  expect(needsNewVersion(older)).toBe(false)
})

test('a number that differs is found with its line, and replaced', () => {
  const expected = [{ words: '{} items, {} % of them new', numbers: [12, 25] }]
  const text = 'A bank.\n\nIt has 11 items, 25 % of them new.\n'
  expect(staleNumbers(text, expected, 'a.md')).toEqual([
    'a.md:3 reads "11 items, 25 % of them new", expected "12 items, 25 % of them new"',
  ])
  expect(withNumbers(text, expected)).toBe('A bank.\n\nIt has 12 items, 25 % of them new.\n')
  expect(staleNumbers('', expected, 'a.md')).toEqual([
    'a.md: nothing reads "{} items, {} % of them new"',
  ])
})
