import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { installOnDemand, onDemand } from '../on-demand/install-on-demand.ts'

/** What the bench reads of a report. */
const reportSchema = z.object({
  finalDisplayedUrl: z.string(),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
})

export type LighthouseReport = z.infer<typeof reportSchema>

interface Flags {
  /** Of a browser that is open for debugging. */
  port: number
  onlyCategories?: string[]
  disableStorageReset?: boolean
}

/**
 * Audits a page as Lighthouse does by itself: a phone on simulated slow 4G.
 * @throws ZodError when there is no report, or one of another form
 */
export async function runLighthouse(url: string, flags: Flags): Promise<LighthouseReport> {
  installOnDemand()
  const entry = join(onDemand, 'lighthouse/core/index.js')
  const { default: lighthouse } = await import(pathToFileURL(entry).href)
  const result: unknown = await lighthouse(url, { ...flags, output: 'json', logLevel: 'error' })
  return z.object({ lhr: reportSchema }).parse(result).lhr
}
