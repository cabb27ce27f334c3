import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BackupError } from './backup-format.ts'

/** Writes a backup that only its owner may read; the file is complete as soon as it has its name. */
export async function writeBackupFile(path: string, lines: AsyncIterable<string>): Promise<void> {
  await writeWhole(path, async (partial) => {
    const text = Readable.from(withLineFeeds(lines))
    await pipeline(text, createGzip(), createWriteStream(partial, { mode: 0o600 }))
  })
}

/** Stores a backup that another process has written, byte by byte. */
export async function storeBackupFile(path: string, bytes: Readable): Promise<void> {
  await writeWhole(path, (partial) => pipeline(bytes, createWriteStream(partial, { mode: 0o600 })))
}

async function writeWhole(path: string, write: (partial: string) => Promise<void>): Promise<void> {
  const partial = `${path}.part`
  try {
    await rm(partial, { force: true })
    await write(partial)
    const file = await open(partial)
    await file.sync().finally(() => file.close())
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function* withLineFeeds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`
}

/**
 * The lines of a backup. Only a line feed ends a line: texts hold other separators.
 * @throws BackupError when the file cannot be read or is cut short
 */
export async function* readBackupFile(path: string): AsyncGenerator<string> {
  const source = createReadStream(path)
  const text = createGunzip().setEncoding('utf8')
  source.on('error', (error) => text.destroy(error)).pipe(text)
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new BackupError(`${path} cannot be read: ${reason}`, { cause: error })
  } finally {
    source.destroy()
  }
}
