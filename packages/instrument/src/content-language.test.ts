import { expect, test } from 'vitest'
import { contentLanguage } from './content-language.ts'
import { languages } from './dimensions.ts'

test('a language that the items have is the content language too', () => {
  expect(languages.map(contentLanguage)).toEqual([...languages])
})

test('a reader in any other language reads the content in English', () => {
  expect(['cs', 'fr', ''].map(contentLanguage)).toEqual(['en', 'en', 'en'])
})
