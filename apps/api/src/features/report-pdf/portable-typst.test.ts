import { expect, test } from 'vitest'
import { readTaggedPdf } from '../../testing/read-tagged-pdf.ts'
import { startNativeTypst } from './native-typst.ts'
import { startPortableTypst } from './portable-typst.ts'
import { compileReport, filesOf } from './report-compiler.ts'
import { sampleReport } from './sample-report.ts'

const data = sampleReport('sk', new Date('2026-03-02T10:00:00Z'))
const markOfPdfUa = '<pdfuaid:part>1</pdfuaid:part>'

test('a platform without a native package prints the same pages with the same tags', async () => {
  const portable = await startPortableTypst()
  const [own, other] = await Promise.all([
    readTaggedPdf(portable.print(filesOf(data))),
    readTaggedPdf(await compileReport(data)),
  ])
  expect(own.isTagged).toBe(true)
  expect(own.elements.length).toBeGreaterThan(300)
  expect(own.elements).toEqual(other.elements)
  expect(() => portable.print({ 'report.json': '{}' })).toThrow('report.typ')
})

test.runIf(startNativeTypst() !== undefined)('a native file says that it is PDF/UA-1', async () => {
  expect(Buffer.from(await compileReport(data)).toString('latin1')).toContain(markOfPdfUa)
})
