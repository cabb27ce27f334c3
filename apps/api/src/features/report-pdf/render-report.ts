import { renderToBuffer } from '@react-pdf/renderer'
import { registerFonts } from './register-fonts.ts'
import type { ReportData } from './report-data.ts'
import { reportDocument } from './report-document.tsx'

let hasFonts = false

/** The report as a PDF file. Takes a second of one core: for a thread of its own. */
export async function renderReport(data: ReportData): Promise<Uint8Array<ArrayBuffer>> {
  if (!hasFonts) registerFonts()
  hasFonts = true
  const file = await renderToBuffer(reportDocument(data))
  return new Uint8Array(file)
}
