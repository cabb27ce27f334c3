import { expect, test } from 'vitest'
import { textsOf } from './texts-of.ts'
import { tieLetters } from './tie-letters.ts'

test('a word of one letter keeps to the next one, also after another and in a quotation', () => {
  const texts = { a: ['Išli sme a v zime', '„O čom?“ spýtal sa'], b: { c: 'dva razy' } }
  expect(tieLetters(texts)).toEqual({
    a: ['Išli sme a\u00a0v\u00a0zime', '„O\u00a0čom?“ spýtal sa'],
    b: { c: 'dva razy' },
  })
})

test('no text of the Slovak report has a lone letter that may end a line', () => {
  const { books, frames } = textsOf.sk
  const written = JSON.stringify([books, frames])
  expect(written).toContain('\u00a0')
  expect(written.match(/(?<=[ "\u00a0„(])[AIKOSUVZaikosuvz] (?=[^ ])/g) ?? []).toEqual([])
})
