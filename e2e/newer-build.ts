import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const client = 'apps/web/build/client'
const written = /\.(html|js)$/

/**
 * Writes the built product into a folder as a later release would bring it: each script has another name.
 * @param ending of the names of its scripts
 * @returns the server's entry
 */
export function writeNewerBuild(directory: string, ending: string): string {
  for (const part of ['apps/api/dist', client, 'apps/web/build/first-screen.mjs']) {
    cpSync(join(root, part), join(directory, part), { recursive: true })
  }
  for (const modules of ['node_modules', 'apps/api/node_modules']) {
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(directory, modules))
  }
  renameScripts(join(directory, client), ending)
  return join(directory, 'apps/api/dist/server.js')
}

function renameScripts(directory: string, ending: string): void {
  const newerName = (name: string) => name.replace(/\.js$/, ending)
  const assets = join(directory, 'assets')
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  for (const name of names) renameSync(join(assets, name), join(assets, newerName(name)))
  const known = new Set(names)
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => written.test(name))) {
    const path = join(directory, file)
    const text = readFileSync(path, 'utf8')
    const renamed = text.replace(/[\w.-]+\.js\b/g, (name) =>
      known.has(name) ? newerName(name) : name,
    )
    writeFileSync(path, renamed)
  }
}
