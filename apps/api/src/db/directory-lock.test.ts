import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  DirectoryInUse,
  DirectoryLost,
  DirectoryUnusable,
  lockDirectory,
} from './directory-lock.ts'

const freshDirectory = () => mkdtemp(join(tmpdir(), 'individua-lock-'))

/** A process that takes the folder, says whether it got it and keeps it until it is killed. */
async function spawnTaker(directory: string, wrapper: readonly string[] = []) {
  const code = `
    const { lockDirectory } = await import(${JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))})
    try {
      await lockDirectory(${JSON.stringify(directory)})
      console.log('holds')
      setInterval(() => {}, 1000)
    } catch (error) {
      console.log(error.constructor.name)
    }`
  const [command = process.execPath, ...args] = [
    ...wrapper,
    process.execPath,
    '--input-type=module',
    '-e',
    code,
  ]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout, 'data')
  return { child, outcome: String(said).trim() }
}

async function kill({ child }: Awaited<ReturnType<typeof spawnTaker>>): Promise<void> {
  const ended = child.exitCode === null ? once(child, 'exit') : undefined
  child.kill('SIGKILL')
  await ended
}

test('a second taker is refused and the message names the process that holds the folder', async () => {
  const directory = await freshDirectory()
  await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse)
  await expect(lockDirectory(directory)).rejects.toThrow(`process ${process.pid}`)
})

test('a folder given back can be taken again', async () => {
  const directory = await freshDirectory()
  const lock = await lockDirectory(directory)
  await lock.release()
  await (await lockDirectory(directory)).release()
})

test('of 60 simultaneous starts after a crash exactly one gets the folder', async () => {
  const directory = await freshDirectory()
  await kill(await spawnTaker(directory))
  const takers = await Promise.all(Array.from({ length: 60 }, () => spawnTaker(directory)))
  const outcomes = takers.map(({ outcome }) => outcome).toSorted()
  await Promise.all(takers.map(kill))
  expect(outcomes).toEqual([...Array.from({ length: 59 }, () => 'DirectoryInUse'), 'holds'])
})

test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'a process in another pid namespace is refused',
  async () => {
    const directory = await freshDirectory()
    const isolated = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
    const first = await spawnTaker(directory, isolated)
    const second = await spawnTaker(directory, isolated)
    expect([first.outcome, second.outcome]).toEqual(['holds', 'DirectoryInUse'])
    await kill(first)
    await kill(second)
  },
)

test('a holder whose lock file was removed or replaced notices before its next write', async () => {
  const directory = await freshDirectory()
  const lock = await lockDirectory(directory)
  lock.assertHeld()
  await rm(join(directory, 'individua.lock.sqlite'))
  expect(() => lock.assertHeld()).toThrow(DirectoryLost)
  await lockDirectory(directory)
  expect(() => lock.assertHeld()).toThrow(DirectoryLost)
})

test('a holder whose folder was moved away notices before its next write', async () => {
  const directory = await freshDirectory()
  const lock = await lockDirectory(directory)
  await rename(directory, `${directory}-moved`)
  expect(() => lock.assertHeld()).toThrow(DirectoryLost)
})

test.each([
  ['NFS', 0x6969],
  ['SMB', 0x517b],
  ['CIFS', 0xff534d42],
  ['SMB2', 0xfe534d42],
  ['Ceph', 0x00c36400],
  ['AFS', 0x5346414f],
  ['CIFS', 0xff534d42 | 0],
])('a folder on %s is refused', async (name, type) => {
  const lock = lockDirectory(await freshDirectory(), { typeOf: async () => type })
  await expect(lock).rejects.toThrow(DirectoryUnusable)
  await expect(lock).rejects.toThrow(`network file system (${name})`)
})

test('the file system is that of the folder itself', async () => {
  const directory = await freshDirectory()
  const asked: string[] = []
  const typeOf = async (path: string) => {
    asked.push(path)
    return 0xef53
  }
  await (await lockDirectory(directory, { typeOf })).release()
  expect(asked).toEqual([directory])
})

test('a folder that cannot be made names the setting', async () => {
  const file = join(await freshDirectory(), 'file')
  await writeFile(file, '')
  await chmod(file, 0o400)
  await expect(lockDirectory(join(file, 'data'))).rejects.toThrow(/^DATA_DIR .*file\/data/)
})

test.runIf(process.platform === 'linux')('a folder below /proc is refused at once', async () => {
  await expect(lockDirectory('/proc/individua/data')).rejects.toThrow(/^DATA_DIR .*ENOENT/)
})

test('a folder is made for its owner alone, with the folders above it', async () => {
  const directory = join(await freshDirectory(), 'deep', 'data')
  const lock = await lockDirectory(directory)
  const { mode } = await stat(directory)
  if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o700)
  const holder = await readFile(join(directory, 'individua.holder.json'), 'utf8')
  expect(JSON.parse(holder)).toEqual({ pid: process.pid, host: hostname() })
  lock.assertHeld()
  await lock.release()
  await expect(stat(join(directory, 'individua.holder.json'))).rejects.toThrow('ENOENT')
})

test('the message for a second taker says what to do, also when the holder is not known', async () => {
  const directory = await freshDirectory()
  await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(
    `${directory} is in use by process ${process.pid} on ${hostname()}; stop it first, or set another DATA_DIR`,
  )
  await writeFile(join(directory, 'individua.holder.json'), 'nonsense')
  await expect(lockDirectory(directory)).rejects.toThrow('is in use by another process;')
})

test('a folder whose holder file cannot be written is unusable, and free again afterwards', async () => {
  const directory = await freshDirectory()
  const holderFile = join(directory, 'individua.holder.json')
  await mkdir(holderFile)
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryUnusable)
  await expect(lockDirectory(directory)).rejects.toThrow(/^DATA_DIR .* cannot be written: EISDIR/)
  await rm(holderFile, { recursive: true })
  await (await lockDirectory(directory)).release()
})

test('a lock file that is no lock file makes the folder unusable, and keeps its cause', async () => {
  const directory = await freshDirectory()
  await mkdir(join(directory, 'individua.lock.sqlite'))
  const refused = await lockDirectory(directory).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(DirectoryUnusable)
  expect(refused).toMatchObject({ cause: expect.any(Error) })
  await rm(join(directory, 'individua.lock.sqlite'), { recursive: true })
  await writeFile(join(directory, 'individua.lock.sqlite'), 'text that is no database'.repeat(200))
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryUnusable)
})

test('a lock names the folder that was lost', async () => {
  const directory = await freshDirectory()
  const lock = await lockDirectory(directory)
  await rm(directory, { recursive: true })
  expect(() => lock.assertHeld()).toThrow(`${directory} or its lock file was removed or replaced`)
})

test('a folder given back is held by its next taker alone', async () => {
  const directory = await freshDirectory()
  await (await lockDirectory(directory)).release()
  const lock = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse)
  await lock.release()
})
