import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '../apps/api/src/env.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name ?? '').toSorted()
}

test('the settings table of the README and .env.example list every setting', () => {
  const all = settingNames.toSorted()
  expect(namesIn(read('README.md'), /^\| `([A-Z_]+)` \|/gm)).toEqual(all)
  expect(namesIn(read('.env.example'), /^(?:# )?([A-Z_]{4,})=/gm)).toEqual(all)
})

test.each(['README.md', 'docs/map.md'])('the files that %s links to exist', (file) => {
  const targets = namesIn(read(file), /\]\((?!https?:)([^)#]+)\)/g)
  const missing = targets.filter((target) => !existsSync(join(root, file, '..', target)))
  expect(missing).toEqual([])
})
