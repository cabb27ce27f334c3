import { Tinypool } from 'tinypool'
import { AppError } from '../../lib/app-error.ts'
import type { ReportData } from './report-data.ts'

/** Reports that wait; a further caller is asked to try again. */
const mostWaiting = 8
const retryAfterSeconds = 5
/** The longest report on a busy machine takes a fraction of this. */
const timeoutMs = 30_000
/** Then the thread ends, and its memory goes back. */
const idleTimeout = 30_000

export interface ReportPrinter {
  /**
   * Prints one report after the other.
   * @throws AppError `unavailable` when too many wait
   */
  print(data: ReportData): Promise<Uint8Array<ArrayBuffer>>
  stop(): Promise<void>
}

/** One thread without settings and database; it starts with the first report. */
export function createReportPrinter(): ReportPrinter {
  const kind = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const thread = new Tinypool({
    filename: new URL(`./report-pdf-worker.${kind}`, import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    env: {},
    execArgv: [],
  })
  return {
    async print(data) {
      if (thread.queueSize >= mostWaiting) throw new AppError('unavailable', { retryAfterSeconds })
      return thread.run(data, { signal: AbortSignal.timeout(timeoutMs) })
    },
    stop: () => thread.destroy(),
  }
}
