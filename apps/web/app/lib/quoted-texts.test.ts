import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { readTexts } from './all-texts.server.ts'
import type { Texts } from './translate.ts'

const project = join(import.meta.dirname, '../../../..')
const ledger = readFileSync(join(project, 'docs/spec-ledger.md'), 'utf8')

const textsIn = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : textsIn(text)))

/** The quotations of a row of the ledger, and the namespaces that it names, or else all. */
function readRow(row: string) {
  const [, , statement = '', builtIn = ''] = row.split('|')
  const namespaces = [...builtIn.matchAll(/locales\/en\/([\w-]+)\.json/g)].map(
    ([, name = '']) => name,
  )
  if (builtIn.includes('contract/src/error-table.ts')) namespaces.push('errors')
  const quotations = [...statement.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text)
  return { namespaces, quotations }
}

const files = readdirSync(join(project, 'packages/locales/en'))
const everywhere = ['errors', ...files.map((file) => basename(file, '.json'))]

test('what the specification quotes stands word for word in the English texts', () => {
  const rows = ledger.split('\n').filter((row) => row.includes('quoted-texts.test.ts'))
  const missing = rows.flatMap((row) => {
    const { namespaces, quotations } = readRow(row)
    const searched = namespaces.length > 0 ? namespaces : everywhere
    const texts = searched.flatMap((name) => textsIn(readTexts('en', name)))
    if (quotations.length === 0) return [`no quotation in ${row}`]
    return quotations.filter((quotation) => !texts.includes(quotation))
  })
  expect(rows).not.toEqual([])
  expect(missing).toEqual([])
})
