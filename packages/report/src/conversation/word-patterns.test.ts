import { expect, test } from 'vitest'
import { findPattern, patternsIn, wordsOf } from './word-patterns.ts'

function finds(list: string, message: string, isExact = false): boolean {
  return patternsIn(list).some((pattern) => findPattern(pattern, wordsOf(message), isExact) >= 0)
}

test.each([
  ['lonely', 'I’m so lonley', true],
  ['lonely', 'lonly', true],
  ['lonely', 'lonelly', true],
  ['lonely', 'bonely', false],
  ['lonely', 'lone', false],
  ['tired', 'fired', false],
  ['tired', 'tirde', false],
  ['osamel*', 'Som osamelá', true],
  ['osamel*', 'som osmelá', true],
  ['osamel*', 'oasmelá', false],
  ['osamel*', 'osobne', false],
  ['cant sleep', 'I can’t really get to sleep', false],
  ['cant sleep', 'I can’t really ever sleep', true],
  ['cant sleep', 'sleep can’t come', false],
  ['mude', 'Ich bin müde', true],
  ['mude', 'ich bin muede', true],
  ['grosseltern', 'meine Großeltern', true],
])('%s in "%s": %s', (list, message, isFound) => {
  expect(finds(list, message)).toBe(isFound)
})

test('the words of a foreign language must be spelt exactly', () => {
  expect(finds('lonely', 'lonley', true)).toBe(false)
  expect(finds('lonely', 'lonely', true)).toBe(true)
})
