import { AppError } from '../../lib/app-error.ts'
import { createPrintThread, type PrintThread } from './print-thread.ts'
import type { ReportData } from './report-data.ts'

/** Reports in work and waiting; a further caller is asked to try again. */
const mostAtOnce = 8
const retryAfterSeconds = 5

export interface ReportPrinter {
  /**
   * Prints one report after the other; what is asked for under the same key meanwhile is one work.
   * @throws AppError `unavailable` when too many wait
   */
  print(key: string, data: ReportData): Promise<Uint8Array<ArrayBuffer>>
  stop(): Promise<void>
}

/** What waits here waits for this process's core: no other instance would miss it. */
export function createReportPrinter(thread: PrintThread = createPrintThread()): ReportPrinter {
  const inWork = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    async print(key, data) {
      const known = inWork.get(key)
      if (known) return known
      if (inWork.size >= mostAtOnce) throw new AppError('unavailable', { retryAfterSeconds })
      const work = last.then(() => thread.render(data)).finally(() => inWork.delete(key))
      inWork.set(key, work)
      last = work.catch(() => {})
      return work
    },
    stop: () => thread.stop(),
  }
}
