import { expect, test } from 'vitest'
import { translate } from './translate.ts'

const slovak = {
  done: {
    count_one: '{{count}} odpoveď',
    count_few: '{{count}} odpovede',
    count_other: '{{count}} odpovedí',
  },
  of: 'Otázka {{current}} z {{total}}',
}

test('Slovak takes the form its number asks for', () => {
  expect(translate(slovak, 'sk', 'done.count', { count: 1 })).toBe('1 odpoveď')
  expect(translate(slovak, 'sk', 'done.count', { count: 3 })).toBe('3 odpovede')
  expect(translate(slovak, 'sk', 'done.count', { count: 5 })).toBe('5 odpovedí')
})

test('values are filled in, and a missing one stays visible', () => {
  expect(translate(slovak, 'sk', 'of', { current: 2, total: 10 })).toBe('Otázka 2 z 10')
  expect(translate(slovak, 'sk', 'of', { current: 2 })).toBe('Otázka 2 z {{total}}')
})

test('a missing text shows its key', () => {
  expect(translate(slovak, 'sk', 'of.nothing')).toBe('of.nothing')
  expect(translate(slovak, 'sk', 'done')).toBe('done')
})
