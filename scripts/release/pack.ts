import { join, relative } from 'node:path'
import product from '../../package.json' with { type: 'json' }
import { buildWhatIsStale } from '../build.ts'
import { root } from '../run-step.ts'
import { packArchive } from './pack-archive.ts'
import { listProgramFiles } from './program-files.ts'

/** Unpacked, without Node. */
const largestBytes = 150_000_000

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Builds what is stale and packs it. @returns the archive's path */
async function pack(): Promise<string> {
  const folder = `individua-${product.version}`
  const target = join(root, 'release', `${folder}.tar.gz`)
  const packed = await packArchive(await listProgramFiles(root), { folder, target })
  const { files, bytes, unpackedBytes } = packed
  console.error(
    `${relative(root, target)}: ${megabytes(bytes)}; ${files} files, ${megabytes(unpackedBytes)} unpacked`,
  )
  if (unpackedBytes > largestBytes) throw new Error(`more than ${megabytes(largestBytes)} unpacked`)
  return target
}

// The path alone goes to standard output: deploy/build-program reads it.
console.log = console.error
if (await buildWhatIsStale()) process.stdout.write(`${await pack()}\n`)
else process.exitCode = 1
