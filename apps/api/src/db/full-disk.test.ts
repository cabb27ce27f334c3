import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmptyPglite } from '../testing/test-database.ts'
import { connectDatabase } from './database.ts'
import { StartFailed } from './start-failure.ts'

const mayMount = process.platform === 'linux' && process.getuid?.() === 0

test.runIf(mayMount)('a full disk is named at the start, and announced while it runs', async () => {
  const disk = mkdtempSync(join(tmpdir(), 'individua-full-disk-'))
  const mount = (...options: string[]) => execFileSync('mount', options, { stdio: 'pipe' })
  const resize = (size: string) => mount('-o', `remount,size=${size}`, disk)
  mount('-t', 'tmpfs', '-o', 'size=30m', 'tmpfs', disk)
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', disk], { stdio: 'pipe' })
    rmSync(disk, { recursive: true, force: true })
  })
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
