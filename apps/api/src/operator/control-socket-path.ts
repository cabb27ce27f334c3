import { join, relative } from 'node:path'

/** Linux takes 107 bytes, macOS 103. */
const longestPath = 100

/**
 * Where the process that holds an embedded database listens for the operator's commands. The path
 * is relative where that is shorter.
 * @returns undefined where no path is short enough
 */
export function controlSocketPath(dataDir: string): string | undefined {
  const path = join(dataDir, 'individua.sock')
  return [path, relative(process.cwd(), path)].find((one) => Buffer.byteLength(one) <= longestPath)
}
