import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmptyPglite } from '../testing/test-database.ts'
import { connectDatabase } from './database.ts'
import { removeErasedRows } from './erased-rows.ts'

async function openInNewFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'individua-erased-'))
  copyEmptyPglite(folder)
  const database = await connectDatabase({ DATA_DIR: folder, PGLITE_FSYNC: false })
  onTestFinished(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { folder, database }
}

/** The files below the folder that hold the word. */
async function filesHolding(folder: string, word: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
  const found = await Promise.all(
    paths.map(async (path) => ((await readFile(path)).includes(word) ? [path] : [])),
  )
  return found.flat()
}

test('a deleted and a replaced row are in no file once erased rows are removed; the others stay', async () => {
  const { folder, database } = await openInNewFolder()
  await database.executeScript(`
    create table notes (id int primary key, words text);
    create index on notes (words);
    insert into notes values (1, 'canary-deleted'), (2, 'canary-replaced'), (3, 'canary-kept');
    checkpoint;
    delete from notes where id = 1;
    update notes set words = 'other' where id = 2`)
  expect(await filesHolding(folder, 'canary-deleted')).not.toEqual([])
  // As an earlier version left it: a segment kept for later use, with what it held.
  const spare = join(folder, 'pglite', 'pg_wal', '0000000100000000000000F0')
  await writeFile(spare, 'canary-deleted')
  await database.removeErasedRows()
  expect(await filesHolding(folder, 'canary-deleted')).toEqual([])
  expect(await filesHolding(folder, 'canary-replaced')).toEqual([])
  const { rows } = await database.executeSql('select words from notes order by id')
  expect(rows).toEqual([{ words: 'other' }, { words: 'canary-kept' }])
})

test('requests get their turn between two tables', async () => {
  const order: string[] = []
  setImmediate(() => order.push('a request'))
  await removeErasedRows(async (text) => {
    if (!text.startsWith('select format')) order.push(text)
    return [{ rows: [{ name: 'first' }, { name: 'second' }] }]
  })
  expect(order.slice(0, 3)).toEqual(['vacuum full first', 'a request', 'vacuum full second'])
})
