import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Begins the file with which React Router tells a page its routes. */
const assignment = 'window.__reactRouterManifest='

/**
 * Leaves out of the manifest what no browser reads: a route's `has…` that are false, its style sheets,
 * of which there are none, and the files that a page drawn by a server would preload.
 * @throws Error when there is no manifest, or when a route has a style sheet
 */
export async function slimManifest(clientDirectory: string): Promise<void> {
  const assets = join(clientDirectory, 'assets')
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('slim-manifest.ts: the build wrote no manifest')
  const file = join(assets, name)
  await writeFile(file, slim(await readFile(file, 'utf8')))
}

export function slim(script: string): string {
  if (!script.startsWith(assignment)) throw new Error('slim-manifest.ts: this is no manifest')
  const manifest: unknown = JSON.parse(script.slice(assignment.length).replace(/;\s*$/, ''))
  return `${assignment}${JSON.stringify(manifest, keep)};`
}

function keep(key: string, value: unknown): unknown {
  if (key === 'css' && Array.isArray(value) && value.length > 0) {
    throw new Error('slim-manifest.ts: a route has a style sheet')
  }
  const isUnread = key === 'imports' || key === 'css' || value === false
  return isUnread ? undefined : value
}
