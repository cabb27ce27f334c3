import { Worker } from 'node:worker_threads'
import type { ReportData } from './report-data.ts'
import type { Printed } from './report-pdf-worker.ts'

const isSource = import.meta.url.endsWith('.ts')
/** The longest report on a busy machine takes a fraction of this; from source it is compiled first. */
const timeoutMs = isSource ? 120_000 : 30_000
/** Then the thread ends, and its memory goes back. */
const idleTime = 30_000
const memoryLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

export interface PrintThread {
  /** One at a time. */
  render(data: ReportData): Promise<Uint8Array<ArrayBuffer>>
  stop(): Promise<void>
}

/** A thread that starts with the first report and ends when none was asked for in a while. */
export function createPrintThread(): PrintThread {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const stop = async () => {
    clearTimeout(idle)
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }
  return {
    async render(data) {
      clearTimeout(idle)
      worker ??= startWorker()
      try {
        return await printedBy(worker, data)
      } catch (error) {
        await stop()
        throw error
      } finally {
        idle = setTimeout(stop, idleTime).unref()
      }
    },
    stop,
  }
}

/** Beside the source, where TypeScript needs a loader, or beside the built server. */
function startWorker(): Worker {
  const worker = new Worker(
    new URL(`./report-pdf-worker.${isSource ? 'ts' : 'js'}`, import.meta.url),
    {
      execArgv: isSource ? ['--import', 'tsx'] : [],
      env: { NODE_ENV: 'production' },
      resourceLimits: memoryLimits,
    },
  )
  // A failure between two reports concerns no caller.
  worker.on('error', () => {})
  worker.unref()
  return worker
}

function printedBy(worker: Worker, data: ReportData): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const onPrinted = (printed: Printed) =>
    'file' in printed ? resolve(printed.file) : reject(new Error(printed.problem))
  const onExit = () => reject(new Error('the print thread ended'))
  const timer = setTimeout(() => reject(new Error('a report took too long')), timeoutMs)
  worker.on('message', onPrinted).on('error', reject).on('exit', onExit)
  worker.postMessage(data)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', onPrinted).off('error', reject).off('exit', onExit)
  })
}
