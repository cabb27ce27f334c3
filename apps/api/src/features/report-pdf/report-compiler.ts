import { arrangeReport } from './arrange-report.ts'
import { mandalaPicture } from './mandala-picture.ts'
import { startNativeTypst } from './native-typst.ts'
import { startPortableTypst } from './portable-typst.ts'
import type { ReportData } from './report-data.ts'
import { setText } from './set-text.ts'
import type { TypstCompiler } from './typst-files.ts'

let compiler: Promise<TypstCompiler> | undefined

async function startTypst(): Promise<TypstCompiler> {
  return startNativeTypst() ?? startPortableTypst()
}

/**
 * The report as a tagged PDF file. Takes a core for a tenth of a second, longer the first time: for a
 * thread of its own.
 * @throws Error with Typst's diagnostics
 */
export async function compileReport(data: ReportData): Promise<Uint8Array<ArrayBuffer>> {
  compiler ??= startTypst()
  return (await compiler).print(filesOf(data))
}

/** What the template reads. Texts reach it as JSON and are never read as markup. */
export function filesOf(data: ReportData): Record<string, string> {
  const report = arrangeReport(data)
  const asSet = (_: string, value: unknown) =>
    typeof value === 'string' ? setText(value, report.language) : value
  return {
    'report.json': JSON.stringify(report, asSet),
    'mandala.svg': mandalaPicture(data.result.petals),
  }
}
