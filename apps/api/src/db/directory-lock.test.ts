import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'

const freshDirectory = () => mkdtemp(join(tmpdir(), 'individua-lock-'))

test('a second taker is refused and told who holds the folder', async () => {
  const directory = await freshDirectory()
  await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse)
  await expect(lockDirectory(directory)).rejects.toThrow(`process ${process.pid}`)
})

test('a folder given back can be taken again', async () => {
  const directory = await freshDirectory()
  const release = await lockDirectory(directory)
  await release()
  await (await lockDirectory(directory))()
})

test.each([
  ['a process that is gone', { pid: 2 ** 22 + 5, startedAt: 'x:1' }],
  ['an earlier process with the same number', { pid: process.ppid, startedAt: 'x:1' }],
])('the lock of %s is taken over', async (_, holder) => {
  const directory = await freshDirectory()
  await writeFile(join(directory, 'individua.lock'), JSON.stringify(holder))
  await (await lockDirectory(directory))()
})

test('a lock broken by a full disk is taken over', async () => {
  const directory = await freshDirectory()
  await writeFile(join(directory, 'individua.lock'), '{"pid"')
  await (await lockDirectory(directory))()
})
