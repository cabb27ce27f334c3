import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { list } from 'tar'
import { afterAll, expect, test } from 'vitest'
import { packArchive } from './pack-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'individua-pack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const contents = { 'b/two.js': 'two()', 'a.txt': 'one', 'b/a/three.js': 'three()' }

/** The same tree as another machine would have it: other times, modes and order. */
async function pack(name: string, order: (names: string[]) => string[], seconds: number) {
  const tree = join(folder, name)
  for (const [path, text] of Object.entries(contents)) {
    mkdirSync(join(tree, path, '..'), { recursive: true })
    writeFileSync(join(tree, path), text)
    chmodSync(join(tree, path), seconds % 2 ? 0o600 : 0o664)
    utimesSync(join(tree, path), seconds, seconds)
  }
  const files = order(Object.keys(contents)).map((path) => ({
    name: path,
    source: join(tree, path),
  }))
  const target = join(folder, `${name}.tar.gz`)
  const start = { name: 'start', text: '#!/bin/sh\n', isProgram: true }
  const packed = await packArchive([...files, start], { folder: 'individua-1.0.0', target })
  return { target, packed }
}

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

test('two packings of the same tree have the same bytes', async () => {
  const first = await pack('first', (names) => names, 1_000_000_001)
  const second = await pack('second', (names) => names.toReversed(), 1_700_000_000)
  expect(sha256(second.target)).toBe(sha256(first.target))
  expect(second.packed).toEqual(first.packed)
})

test('the archive is one folder with the files sorted; programs may be run, nothing is owned', async () => {
  const { target, packed } = await pack('listed', (names) => names, 1)
  const entries: unknown[] = []
  await list({
    file: target,
    onReadEntry: ({ path, mode = 0, uid, mtime }) =>
      entries.push([path, mode.toString(8), uid, mtime?.getFullYear()]),
  })
  expect(entries).toEqual([
    ['individua-1.0.0/a.txt', '644', undefined, 2000],
    ['individua-1.0.0/b/a/three.js', '644', undefined, 2000],
    ['individua-1.0.0/b/two.js', '644', undefined, 2000],
    ['individua-1.0.0/start', '755', undefined, 2000],
  ])
  expect(packed).toMatchObject({ files: 4, unpackedBytes: 3 + 5 + 7 + 10 })
})

test('a tree with other contents has other bytes', async () => {
  const { target } = await pack('same', (names) => names, 1)
  const other = join(folder, 'other.tar.gz')
  await packArchive([{ name: 'a.txt', text: 'two' }], { folder: 'individua-1.0.0', target: other })
  expect(sha256(other)).not.toBe(sha256(target))
  expect(execFileSync('tar', ['-tzf', other], { encoding: 'utf8' })).toBe('individua-1.0.0/a.txt\n')
})
