import { join, relative } from 'node:path'
import product from '../../package.json' with { type: 'json' }
import { buildWhatIsStale } from '../build.ts'
import { root } from '../run-step.ts'
import { packArchive } from './pack-archive.ts'
import { listProgramFiles } from './program-files.ts'

/** Unpacked, without Node. */
const largestBytes = 150_000_000

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

async function pack(): Promise<void> {
  const folder = `individua-${product.version}`
  const target = join(root, 'release', `${folder}.tar.gz`)
  const packed = await packArchive(await listProgramFiles(root), { folder, target })
  const { files, bytes, unpackedBytes } = packed
  console.log(
    `${relative(root, target)}: ${megabytes(bytes)}; ${files} files, ${megabytes(unpackedBytes)} unpacked`,
  )
  if (unpackedBytes > largestBytes) throw new Error(`more than ${megabytes(largestBytes)} unpacked`)
}

if (await buildWhatIsStale()) await pack()
else process.exitCode = 1
