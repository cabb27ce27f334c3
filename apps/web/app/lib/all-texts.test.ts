import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { readTexts } from './all-texts.server.ts'
import { loadTexts } from './load-texts.ts'

const files = readdirSync(join(import.meta.dirname, '../../../../packages/locales/sk'))
const namespaces = ['errors', ...files.map((file) => basename(file, '.json'))]
const loneLetter = /(?<=[ "\u00a0„(])[AIKOSUVZaikosuvz] (?=[^ ])/g

test.each(namespaces)('no Slovak text of %s has a lone letter that may end a line', (name) => {
  expect(JSON.stringify(readTexts('sk', name)).match(loneLetter) ?? []).toEqual([])
})

test('the browser loads the tied texts too', async () => {
  expect(await loadTexts('sk', 'payments')).toEqual(readTexts('sk', 'payments'))
  expect(JSON.stringify(readTexts('sk', 'payments'))).toContain('\u00a0')
})

test('other languages keep their spaces', () => {
  expect(JSON.stringify(readTexts('en', 'payments'))).not.toContain('\u00a0')
})
