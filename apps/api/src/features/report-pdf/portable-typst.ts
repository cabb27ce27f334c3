import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import startWasm, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { mainFile, readFonts, readTemplate, type TypstCompiler } from './typst-files.ts'

const wasmFile = '@myriaddreamin/typst-ts-web-compiler/wasm'
/** Of its numbered formats, the one with file, line and hints. */
const fullDiagnostics = 3

/** Typst as WebAssembly, for every platform: the same pages and tags, without the mark of PDF/UA. */
export async function startPortableTypst(): Promise<TypstCompiler> {
  const module = readFileSync(fileURLToPath(import.meta.resolve(wasmFile)))
  await startWasm({ module_or_path: module })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of readFonts()) await builder.add_raw_font(font)
  const compiler = await builder.build()
  for (const [name, source] of readTemplate()) compiler.add_source(`/${name}`, source)
  return {
    print(files) {
      for (const [name, content] of Object.entries(files))
        compiler.map_shadow(`/${name}`, Buffer.from(content))
      const { result, diagnostics } = compiler.compile(
        `/${mainFile}`,
        undefined,
        'pdf',
        fullDiagnostics,
      )
      if (!(result instanceof Uint8Array)) throw new Error(JSON.stringify(diagnostics))
      return new Uint8Array(result)
    },
  }
}
