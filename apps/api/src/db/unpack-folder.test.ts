import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create } from 'tar'
import { expect, onTestFinished, test } from 'vitest'
import { unpackFolder } from './unpack-folder.ts'

async function newFolder() {
  const home = await mkdtemp(join(tmpdir(), 'individua-unpack-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const made = join(home, 'made')
  await mkdir(join(made, 'empty'), { recursive: true })
  await writeFile(join(made, 'PG_VERSION'), '18')
  const archive = join(home, 'new-database.tar.gz')
  await create({ file: archive, cwd: made, gzip: true }, ['.'])
  return { archive, directory: join(home, 'data', 'pglite') }
}

test('a new folder holds what is in the archive, empty folders among it', async () => {
  const { archive, directory } = await newFolder()
  await unpackFolder(directory, archive)
  expect((await readdir(directory)).toSorted()).toEqual(['PG_VERSION', 'empty'])
  expect(await readdir(join(directory, '..'))).toEqual(['pglite'])
})

test('what an interrupted start left is made anew', async () => {
  const { archive, directory } = await newFolder()
  await mkdir(`${directory}.part`, { recursive: true })
  await writeFile(join(`${directory}.part`, 'half'), '')
  await mkdir(directory)
  await unpackFolder(directory, archive)
  expect((await readdir(directory)).toSorted()).toEqual(['PG_VERSION', 'empty'])
})

test('an archive that breaks off leaves no folder', async () => {
  const { archive, directory } = await newFolder()
  await writeFile(archive, (await readFile(archive)).subarray(0, -20))
  await expect(unpackFolder(directory, archive)).rejects.toThrow()
  expect(await readdir(join(directory, '..'))).toEqual(['pglite.part'])
})

test('files that are there are not touched', async () => {
  const { archive, directory } = await newFolder()
  await mkdir(directory, { recursive: true })
  await writeFile(join(directory, 'mine'), 'kept')
  await expect(unpackFolder(directory, archive)).rejects.toThrow('ENOTEMPTY')
  expect(await readFile(join(directory, 'mine'), 'utf8')).toBe('kept')
})
