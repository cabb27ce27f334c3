import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesToKeep } from './build-worker.ts'

const directory = mkdtempSync(join(tmpdir(), 'individua-worker-'))
afterAll(() => rmSync(directory, { recursive: true }))

function write(file: string, content = 'content') {
  mkdirSync(join(directory, file, '..'), { recursive: true })
  writeFileSync(join(directory, file), content)
}

const pages = ['', '/assessment', '/email-collection', '/dashboard', '/jungian-dashboard']
for (const page of ['', '/sk', '/de'].flatMap((prefix) => pages.map((path) => prefix + path))) {
  write(`${page}/index.html`, page)
}
for (const file of [
  '__spa-fallback.html',
  'icon.svg',
  'sw.js',
  'robots.txt',
  'open-graph-en.png',
]) {
  write(file)
}
write('assets/shell-1a2b.js')
write('method/index.html')

test('all assets, the pages that work without a network in each language, and what they ask for', () => {
  const urls = filesToKeep(directory).map(({ url }) => url)
  expect(urls).toEqual([
    '/assets/shell-1a2b.js',
    '/__spa-fallback.html',
    '/icon.svg',
    ...['/', '/assessment', '/email-collection', '/dashboard', '/jungian-dashboard'],
    ...['/sk', '/sk/assessment', '/sk/email-collection', '/sk/dashboard', '/sk/jungian-dashboard'],
    ...['/de', '/de/assessment', '/de/email-collection', '/de/dashboard', '/de/jungian-dashboard'],
  ])
})

test('the revision of a page follows its content; the name of an asset is its own', () => {
  const revisionOf = (wanted: string) =>
    filesToKeep(directory).find(({ url }) => url === wanted)?.revision
  const before = revisionOf('/sk/assessment')
  expect(revisionOf('/assets/shell-1a2b.js')).toBeNull()
  write('sk/assessment/index.html', 'a new release')
  expect(revisionOf('/sk/assessment')).not.toBe(before)
  expect(revisionOf('/sk/dashboard')).toHaveLength(16)
})
