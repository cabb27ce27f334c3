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

test.each(languages)('no text in %s says what another says in the same words', (language) => {
  const texts = stringsOf(textsOf[language].books).map((text) => ({ text, runs: runsOf(text) }))
  const textsWith = new Map<string, typeof texts>()
  for (const one of texts)
    for (const run of one.runs) textsWith.set(run, [...(textsWith.get(run) ?? []), one])
  const repeating = texts.filter((one) =>
    [...new Set([...one.runs].flatMap((run) => textsWith.get(run) ?? []))].some((other) => {
      const shared = [...one.runs].filter((run) => other.runs.has(run)).length
      return other !== one && shared >= fewestShared && 2 * shared > one.runs.size
    }),
  )
  expect(repeating.map(({ text }) => text)).toEqual([])
})

/** So few runs of words come together by chance. */
const fewestShared = 5

/** Every three words that follow one another. */
function runsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}
