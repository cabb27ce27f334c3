import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { create } from 'tar'

export type PackedFile = {
  /** Path within the archive. */
  name: string
  /** Whether people may run it. */
  isProgram?: boolean
} & ({ source: string } | { text: string })

interface PackedArchive {
  files: number
  /** Of the archive. */
  bytes: number
  /** Of its files. */
  unpackedBytes: number
}

/** The same for every file and every release: an archive depends on nothing but its files. */
const modified = new Date('2000-01-01T00:00:00Z')

/**
 * Writes a .tar.gz with one folder. Equal files give equal bytes under one version of Node: they are
 * sorted, and carry neither times nor owners.
 */
export async function packArchive(
  files: readonly PackedFile[],
  { folder, target }: { folder: string; target: string },
): Promise<PackedArchive> {
  const stage = mkdtempSync(join(tmpdir(), 'individua-stage-'))
  try {
    const unpackedBytes = files.reduce((sum, file) => sum + stageFile(join(stage, folder), file), 0)
    const names = files.map(({ name }) => `${folder}/${name}`)
    mkdirSync(dirname(target), { recursive: true })
    await create(
      {
        cwd: stage,
        file: target,
        gzip: true,
        portable: true,
        noDirRecurse: true,
        strict: true,
        mtime: modified,
      },
      [...new Set(names)].toSorted(),
    )
    return { files: files.length, bytes: statSync(target).size, unpackedBytes }
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/** @returns its bytes */
function stageFile(stage: string, file: PackedFile): number {
  const path = join(stage, file.name)
  mkdirSync(dirname(path), { recursive: true })
  if ('text' in file) writeFileSync(path, file.text)
  else copyFileSync(file.source, path)
  chmodSync(path, file.isProgram ? 0o755 : 0o644)
  return statSync(path).size
}
