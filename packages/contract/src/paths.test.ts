import { expect, test } from 'vitest'
import { languageOfPath, localizePath, splitPath } from './paths.ts'

test('English has no prefix', () => {
  expect(splitPath('/assessment')).toEqual({ prefix: undefined, rest: '/assessment' })
  expect(localizePath('/sk/assessment', 'en')).toBe('/assessment')
})

test('a prefix is added, replaced or removed', () => {
  expect(localizePath('/', 'sk')).toBe('/sk')
  expect(localizePath('/sk', 'de')).toBe('/de')
  expect(localizePath('/sk/sign-in', undefined)).toBe('/sign-in')
})

test('a recognised prefix without texts shows English', () => {
  expect(languageOfPath('/fr/assessment')).toBe('en')
  expect(languageOfPath('/de/assessment')).toBe('de')
  expect(languageOfPath('/design')).toBe('en')
})

test('all nine prefixes are recognised, English is none', () => {
  for (const prefix of ['sk', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs']) {
    expect(splitPath(`/${prefix}/sign-in`)).toEqual({ prefix, rest: '/sign-in' })
  }
  expect(splitPath('/en/sign-in').prefix).toBeUndefined()
})
