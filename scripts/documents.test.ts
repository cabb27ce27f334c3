import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '../apps/api/src/env.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const isInstalled = (path: string) => /(^|\/)(node_modules|build|dist)$/.test(path)
const documents = globSync(['*.md', 'docs/**/*.md', '{apps,packages}/*/README.md'], { cwd: root })

function matchesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, match]) => match ?? '').toSorted()
}

test('the settings table of the README and .env.example list every setting', () => {
  const all = settingNames.toSorted()
  expect(matchesIn(read('README.md'), /^\| `([A-Z_]+)` \|/gm)).toEqual(all)
  expect(matchesIn(read('.env.example'), /^(?:# )?([A-Z_]{4,})=/gm)).toEqual(all)
})

test('the table of commands lists every verb', () => {
  const lists = ['run-command', 'server-verbs'].map((name) =>
    read(`apps/api/src/operator/${name}.ts`),
  )
  const verbs = matchesIn(lists.join('\n'), /^ {2}(\w+): \(\) => import/gm)
  const listed = matchesIn(read('docs/operator-commands.md'), /^\| `(\w+)/gm)
  expect(verbs.length).toBeGreaterThan(0)
  expect(listed).toEqual(verbs)
})

test('every decision has a number of its own', () => {
  const numbers = globSync('docs/decisions/*.md', { cwd: root }).map((file) => file.slice(15, 19))
  expect(numbers.filter((one, index) => numbers.indexOf(one) !== index)).toEqual([])
})

test.each(globSync('docs/decisions/*.md', { cwd: root }))(
  '%s has a title, a date, context, choice and cost',
  (file) => {
    const text = read(file)
    expect(text).toMatch(/^# \D.*\n\n\d{4}-\d\d-\d\d\n\n/)
    for (const part of ['Context', 'Choice', 'What it costs|Cost']) {
      expect(text).toMatch(new RegExp(`^\\*\\*(${part})\\.\\*\\*`, 'm'))
    }
  },
)

test('no text file holds what a merge left behind', () => {
  const files = globSync(['.*.example', '**/*.{ts,tsx,mjs,js,css,json,md,yml,sql}'], {
    cwd: root,
    exclude: (path) =>
      /(^|\/)(node_modules|build|dist|\.[^/]+)$/.test(path) && !/\.example$/.test(path),
  })
  expect(files.length).toBeGreaterThan(documents.length)
  expect(files.filter((file) => /^(<{7}|>{7}) /m.test(read(file)))).toEqual([])
})

test.each(documents)('the files that %s links to exist', (file) => {
  const targets = matchesIn(read(file), /\]\((?!https?:)([^)#]+)\)/g)
  const missing = targets.filter((target) => !existsSync(join(root, file, '..', target)))
  expect(missing).toEqual([])
})

/** A part in angle brackets stands for any name; what a build makes need not be there. */
test.each(documents)('the paths that %s names exist', (file) => {
  const named = matchesIn(read(file), /`((?:apps|packages|scripts|e2e|docs|\.github)\/[^`\s]+)`/g)
  const paths = named.filter((path) => !/\/(dist|build)(\/|$)/.test(path))
  const missing = paths.filter((path) => {
    const pattern = path.replace(/<[^>]+>/g, '*').replace(/\/$/, '')
    return globSync(pattern, { cwd: root, exclude: isInstalled }).length === 0
  })
  expect(missing).toEqual([])
})

test('the folders and files that the map draws exist', () => {
  const [, drawing = ''] = read('docs/map.md').split('```')
  let folder = ''
  const paths = drawing.split('\n').flatMap((line) => {
    const [, indent, name] = /^( *)(\S+) /.exec(line) ?? []
    if (name === undefined) return []
    if (indent === '') folder = name
    return [(indent === '' ? name : folder + name).replace(/<\w+>/g, '*')]
  })
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([])
})

test('the names of the glossary are in the code', () => {
  const rows = matchesIn(read('docs/glossary.md'), /^\|.*\|([^|]*)\|$/gm)
  const names = rows.flatMap((cell) => matchesIn(cell, /`([^`]+)`/g))
  const code = globSync('{apps,packages}/**/*.{ts,tsx}', { cwd: root, exclude: isInstalled })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map(read)
    .join('\n')
  const known = new Set(code.match(/\w+/g))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !known.has(name))).toEqual([])
})
