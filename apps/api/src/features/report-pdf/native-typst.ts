import { createRequire } from 'node:module'
import { mainFile, readFonts, type TypstCompiler, templateFolder } from './typst-files.ts'

/** What is called of the native package; its own types are in a package that names more platforms. */
interface NodeCompiler {
  mapShadow(path: string, content: Buffer): void
  resetShadow(): void
  evictCache(maxAge: number): void
  pdf(main: { mainFilePath: string }, options: { pdfStandard: string }): Buffer
}
interface NativePackage {
  NodeCompiler: {
    create(options: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }): NodeCompiler
  }
}

const require = createRequire(import.meta.url)
/** Those that the registry holds; one installation has at most one of them. */
const platforms = ['linux-x64-gnu', 'linux-x64-musl'] as const

/** Typst as machine code; undefined on a platform that has no package. It declares PDF/UA-1. */
export function startNativeTypst(): TypstCompiler | undefined {
  const native = loadPackage()
  if (!native) return undefined
  const fontArgs = [{ fontBlobs: readFonts() }]
  const compiler = native.NodeCompiler.create({ workspace: templateFolder, fontArgs })
  return {
    print(files) {
      for (const [name, content] of Object.entries(files))
        compiler.mapShadow(`${templateFolder}${name}`, Buffer.from(content))
      try {
        const main = { mainFilePath: `${templateFolder}${mainFile}` }
        return new Uint8Array(compiler.pdf(main, { pdfStandard: 'ua-1' }))
      } finally {
        compiler.resetShadow()
        // The next report shares hardly anything with this one: kept results would only take memory.
        compiler.evictCache(0)
      }
    },
  }
}

function loadPackage(): NativePackage | undefined {
  for (const platform of platforms) {
    try {
      return require(`@myriaddreamin/typst-ts-node-compiler-${platform}`)
    } catch {
      // Not for this platform.
    }
  }
  return undefined
}
