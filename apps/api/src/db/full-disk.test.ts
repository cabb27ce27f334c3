import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmptyPglite } from '../testing/test-database.ts'
import { connectDatabase } from './database.ts'
import { StartFailed } from './start-failure.ts'

const mayMount = process.platform === 'linux' && process.getuid?.() === 0

/** A disk of its own. */
function mountDisk(size: string) {
  const disk = mkdtempSync(join(tmpdir(), 'individua-full-disk-'))
  const mount = (...options: string[]) => execFileSync('mount', options, { stdio: 'pipe' })
  mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk)
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', disk], { stdio: 'pipe' })
    rmSync(disk, { recursive: true, force: true })
  })
  const resize = (to: string) => mount('-o', `remount,size=${to}`, disk)
  return { disk, resize }
}

test.runIf(mayMount)('a full disk is named at the start, and announced while it runs', async () => {
  const { disk, resize } = mountDisk('30m')
  const settings = { DATA_DIR: join(disk, 'data'), PGLITE_FSYNC: false, MIN_FREE_DISK_MB: 200 }
  const failure = await connectDatabase(settings).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartFailed)
  expect(String(failure)).toContain(`DATA_DIR ${settings.DATA_DIR}: the disk is full`)

  rmSync(settings.DATA_DIR, { recursive: true })
  resize('600m')
  copyEmptyPglite(settings.DATA_DIR)
  const database = await connectDatabase(settings)
  onTestFinished(() => database.close())
  expect(database.writeRefusal()).toBeUndefined()
  resize('200m')
  await expect.poll(database.writeRefusal).toBe('disk_full')
  // The rest of the disk is for what goes on all the same.
  await database.executeScript('create table still (works int)')
  resize('600m')
  await expect.poll(database.writeRefusal).toBeUndefined()
})

test.runIf(mayMount)('a file that had no room is made once there is some', async () => {
  const { disk } = mountDisk('600m,nr_inodes=3000')
  const settings = { DATA_DIR: join(disk, 'data'), PGLITE_FSYNC: false, MIN_FREE_DISK_MB: 0 }
  copyEmptyPglite(settings.DATA_DIR)
  const database = await connectDatabase(settings)
  onTestFinished(() => database.close())
  await database.executeScript('create table t (id int); insert into t values (1); checkpoint')
  const crumbs = join(disk, 'crumbs')
  mkdirSync(crumbs)
  expect(() => {
    for (let count = 0; count < 3_000; count++) writeFileSync(join(crumbs, `${count}`), '')
  }).toThrow('ENOSPC')
  // The map of the table's free space is a new file, always of the same name.
  await expect(database.executeScript('vacuum t')).rejects.toThrow('database')
  rmSync(crumbs, { recursive: true })
  await database.executeScript('vacuum t')
})
