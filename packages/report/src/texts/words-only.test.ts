import { readdirSync, readFileSync } from 'node:fs'
import { archetypes, languages } from '@individua/instrument/dimensions'
import { choiceItems } from '@individua/instrument/items/scenarios'
import { expect, test } from 'vitest'
import { pairs } from '../plan/pairs.ts'
import { roomOfSituation } from '../plan/rooms.ts'
import { textsOf } from './texts-of.ts'

/** The code of a file: without comments and without the words of its texts. */
function codeOf(source: string): string {
  return source
    .replaceAll(/\/\*.*?\*\/|\/\/.*/gs, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replaceAll(/`[^`]*`/g, (template) => [...template.matchAll(/\$\{[^}]*\}/g)].join(' '))
}

test.each(languages)('the texts in %s hold words and no decisions', (language) => {
  const folder = new URL(`${language}/`, import.meta.url)
  const code = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  const deciding = code.filter((file) =>
    /\b(if|switch)\b|[=!]==|\?/.test(codeOf(readFileSync(new URL(file, folder), 'utf8'))),
  )
  expect(deciding).toEqual([])
})

test('every language has the same files', () => {
  const own = /^(english|slovak|german)\.ts$/
  const filesOf = (language: string) =>
    readdirSync(new URL(`${language}/`, import.meta.url)).filter((file) => !own.test(file))
  const [first, ...others] = languages.map(filesOf)
  for (const files of others) expect(files).toEqual(first)
})

test.each(languages)(
  'every book in %s has all its texts, each once, without what a page adds',
  (language) => {
    const { books } = textsOf[language]
    expect(Object.keys(books.portraits)).toHaveLength(66)
    for (const pair of pairs) {
      const named = pair.split('+').toSorted()
      expect(Object.keys(books.portraits[pair].first).toSorted()).toEqual(named)
    }
    for (const { code } of choiceItems) {
      expect(Object.keys(books.situations[code] ?? {})).toEqual([...archetypes])
      expect(roomOfSituation(code)).toBeTruthy()
    }
    for (const archetype of archetypes) {
      expect(books.exercises[archetype]).toHaveLength(5)
      expect(books.growth[archetype].ways).toHaveLength(3)
      expect(books.cards[archetype].traits.length).toBeGreaterThanOrEqual(3)
    }
    expect(books.dreams.suggestions).toHaveLength(10)
    const texts = stringsOf(books)
    const sentences = texts.filter((text) => text.split(' ').length > 6)
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([])
    expect(texts.filter((text) => /NOTE|"|\s$|^\s|\s{2}|\{/.test(text))).toEqual([])
  },
)

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}
