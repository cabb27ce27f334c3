import { type ContentLanguage, contentLanguage } from '@individua/instrument/content-language'
import type { Context } from 'hono'
import { everyone, signedIn } from '../../lib/access.ts'
import { defineRoute } from '../../lib/define-route.ts'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { createSamplePrinter, printResult, type ReportFile } from './report-pdf.service.ts'
import type { ReportPrinter } from './report-printer.ts'

const own = defineRoute('GET /api/results/report.pdf', {
  access: signedIn,
  skipsTimeout: true,
  summary:
    'A result as a PDF file, the one that the dashboard shows unless an id is given; `lang` comes before Accept-Language',
  returns: 'A PDF file',
})

const sample = defineRoute('GET /api/results/sample.pdf', {
  access: everyone,
  skipsTimeout: true,
  summary: 'The report of an invented person, marked as a sample',
  returns: 'A PDF file',
})

export function reportPdfRoutes(printer: ReportPrinter): HttpApp {
  const printSample = createSamplePrinter(printer)
  return createHttpApp()
    .openapi(own, async (c) => {
      const user = c.get('user')
      const { lang, resultId } = c.req.valid('query')
      const language = contentLanguage(lang ?? user.language)
      const reader = { ...user, contentLanguage: language }
      const report = await printResult(reader, printer, resultId)
      return asFile(c, report, { language, caching: 'private, no-store' })
    })
    .openapi(sample, async (c) => {
      const ctx = c.get('ctx')
      const language = contentLanguage(c.req.valid('query').lang ?? ctx.language)
      const report = await printSample(ctx, language)
      return asFile(c, report, { language, caching: 'public, max-age=3600' })
    })
}

function asFile(
  c: Context,
  { name, content }: ReportFile,
  { language, caching }: { language: ContentLanguage; caching: string },
) {
  return c.body(content, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Language': language,
    'Cache-Control': caching,
    Vary: 'Accept-Language',
  })
}
