import { createRoute, z } from '@hono/zod-openapi'
import { errorBody } from '@individua/contract/errors'
import type { Language } from '@individua/contract/languages'
import { askedLanguage } from '@individua/contract/questions'
import { mayTakeLong } from '../../lib/answer-in-time.ts'
import { createHttpApp, type HttpApp, type HttpContext } from '../../lib/http-app.ts'
import { requireUser } from '../../lib/require-user.ts'
import { createSamplePrinter, type PrintedReport, printNewestResult } from './report-pdf.service.ts'
import type { ReportPrinter } from './report-printer.ts'

const query = z.object({ lang: askedLanguage.optional() })

const responses = {
  200: {
    description: 'A PDF file',
    content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
  },
  default: {
    description: 'An error, by code',
    content: { 'application/json': { schema: errorBody } },
  },
} as const

const newest = createRoute({
  method: 'get',
  path: '/api/results/report.pdf',
  summary: 'The newest result as a PDF file; `lang` comes before Accept-Language',
  security: [{ session: [] as string[] }],
  middleware: [mayTakeLong, requireUser] as const,
  request: { query },
  responses,
})

const sample = createRoute({
  method: 'get',
  path: '/api/results/sample.pdf',
  summary: 'The report of an invented person, marked as a sample',
  middleware: mayTakeLong,
  request: { query },
  responses,
})

export function reportPdfRoutes(printer: ReportPrinter): HttpApp {
  const printSample = createSamplePrinter(printer)
  return createHttpApp()
    .openapi(newest, async (c) => {
      const user = c.get('user')
      const language = c.req.valid('query').lang ?? user.language
      const report = await printNewestResult({ ...user, language }, printer)
      return asFile(c, report, { language, caching: 'private, no-store' })
    })
    .openapi(sample, async (c) => {
      const ctx = c.get('ctx')
      const language = c.req.valid('query').lang ?? ctx.language
      const report = await printSample(ctx, language)
      return asFile(c, report, { language, caching: 'public, max-age=3600' })
    })
}

function asFile(
  c: HttpContext,
  { name, content }: PrintedReport,
  { language, caching }: { language: Language; caching: string },
) {
  return c.body(content, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Language': language,
    'Cache-Control': caching,
    Vary: 'Accept-Language',
  })
}
