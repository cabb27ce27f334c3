import { readdirSync, readFileSync } from 'node:fs'
import { languages } from '@individua/instrument/dimensions'
import { expect, test } from 'vitest'

/** The code of a file: without comments and without the words of its texts. */
function codeOf(source: string): string {
  return source
    .replaceAll(/\/\*.*?\*\/|\/\/.*/gs, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replaceAll(/`[^`]*`/g, (template) => [...template.matchAll(/\$\{[^}]*\}/g)].join(' '))
}

test.each(languages)('the texts in %s hold words and no decisions', (language) => {
  const folder = new URL(`${language}/`, import.meta.url)
  const deciding = readdirSync(folder).filter((file) =>
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
