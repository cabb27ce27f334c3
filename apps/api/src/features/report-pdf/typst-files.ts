import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Beside the source, and beside the built server. */
const folderOf = (name: string) => fileURLToPath(new URL(`./${name}/`, import.meta.url))

/** All that Typst may read of the disk. */
export const templateFolder = folderOf('template')
export const mainFile = 'report.typ'

export function readTemplate(): [name: string, source: string][] {
  const names = readdirSync(templateFolder)
  return names.map((name) => [name, readFileSync(`${templateFolder}${name}`, 'utf8')])
}

export function readFonts(): Buffer[] {
  const folder = folderOf('fonts')
  const names = readdirSync(folder).filter((name) => name.endsWith('.ttf'))
  return names.toSorted().map((name) => readFileSync(`${folder}${name}`))
}

/** What prints the template with the given files beside it. */
export interface TypstCompiler {
  /**
   * One at a time; takes a core meanwhile.
   * @throws Error with Typst's diagnostics
   */
  print(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer>
}
