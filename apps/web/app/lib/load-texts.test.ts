import { languages } from '@individua/contract/languages'
import { expect, test } from 'vitest'
import { readTexts } from './all-texts.server.ts'
import { loadTexts } from './load-texts.ts'

test.each(languages)(
  'the browser loads the texts of errors that a page in %s carries',
  async (language) => {
    const texts = await loadTexts(language, 'errors')
    expect(texts).toEqual(readTexts(language, 'errors'))
    expect(texts).toHaveProperty('network')
    expect(texts).not.toHaveProperty('bad_json')
  },
)
