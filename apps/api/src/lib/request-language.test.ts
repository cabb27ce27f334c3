import { expect, test } from 'vitest'
import { preferredLanguage } from './request-language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['sk-SK,sk;q=0.9,en;q=0.8', 'sk'],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'en'],
  ['en;q=0.5, DE-at ; q=0.8', 'de'],
  ['sk;q=0, de', 'de'],
  ['sk;q=0', 'en'],
  ['de;q=NaN, sk;q=0.1', 'sk'],
  ['de;q=1e9, sk;q=-1, en;q=0.1', 'en'],
  ['de;level=1;q=0.2, sk;q=0.3', 'sk'],
  ['__proto__, constructor;q=1, sk;q=0.1', 'sk'],
  [`${'xx,'.repeat(100_000)}de`, 'en'],
])('case $#: the language wanted most is chosen', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
