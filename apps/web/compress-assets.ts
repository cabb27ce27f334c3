import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * Writes `<file>.br` beside each script and style sheet, as small as brotli makes it: too slow for the
 * start of a server, which sends these files as they are. The server sends a file without a
 * compressed one too.
 */
export async function compressAssets(clientDirectory: string): Promise<void> {
  const directory = join(clientDirectory, 'assets')
  const files = readdirSync(directory).filter((name) => /\.(js|css)$/.test(name))
  await Promise.all(
    files.map(async (name) => {
      const path = join(directory, name)
      await writeFile(`${path}.br`, await compress(await readFile(path)))
    }),
  )
}
