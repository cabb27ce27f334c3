import { readFile, stat } from 'node:fs/promises'
import { webPaths } from '@individua/contract/paths'

const clientDirectory = new URL('./build/client', import.meta.url).pathname

export type BundleSize = {
  /** JavaScript, in bytes as sent (brotli), that the page asks for at once: before it can be used. */
  atOnce: number
  /** Everything that its start pulls in, deferred or not; texts and code loaded on demand apart. */
  inAll: number
}

/** Sizes of every English page; the other languages load the same files. */
export async function measureBundles(): Promise<Record<string, BundleSize>> {
  const sizes: Record<string, BundleSize> = {}
  for (const path of webPaths) sizes[path] = await measurePage(path)
  return sizes
}

async function measurePage(path: string): Promise<BundleSize> {
  const html = await readFile(`${clientDirectory}${path}/index.html`, 'utf8')
  const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(nameOf)
  const classic = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(nameOf)
  const inline = [...html.matchAll(/<script type="module"[^>]*>([\s\S]*?)<\/script>/g)].map(nameOf)
  const isDeferred = inline.some((script) => script.includes('requestIdleCallback'))

  const mentioned = inline.flatMap((script) =>
    [...script.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].map(nameOf),
  )
  const atOnce = [...preloaded, ...classic, ...(isDeferred ? [] : mentioned)]
  return {
    atOnce: await sentSizeOf(await withImports(atOnce)),
    inAll: await sentSizeOf(await withImports([...preloaded, ...classic, ...mentioned])),
  }
}

function nameOf(match: RegExpMatchArray): string {
  return match[1] ?? ''
}

/** Follows static imports, and the dynamic ones of a page's start file, which are its entry. */
async function withImports(files: string[], found = new Set<string>()): Promise<Set<string>> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    const code = await readFile(clientDirectory + file, 'utf8')
    const imports = [...code.matchAll(/(?:from|import)\s*["']([^"']+\.js)["']/g)].map(nameOf)
    const entry = file.includes('/start-')
      ? [...code.matchAll(/import\(["']([^"']+\.js)["']\)/g)].map(nameOf)
      : []
    await withImports([...imports, ...entry].map(absolute), found)
  }
  return found
}

function absolute(file: string): string {
  return file.startsWith('/') ? file : `/assets/${file.replace(/^\.\//, '')}`
}

async function sentSizeOf(files: Set<string>): Promise<number> {
  let bytes = 0
  for (const file of files) bytes += await sentSize(`${clientDirectory}${file}`)
  return bytes
}

/** A script outside the assets is so small that the server compresses it. */
async function sentSize(path: string): Promise<number> {
  const { size } = await stat(`${path}.br`).catch(() => stat(path))
  return size
}

if (import.meta.main) {
  for (const [path, { atOnce, inAll }] of Object.entries(await measureBundles())) {
    console.log(
      path.padEnd(30),
      `${(atOnce / 1000).toFixed(1)} kB`,
      `${(inAll / 1000).toFixed(1)} kB`,
    )
  }
}
