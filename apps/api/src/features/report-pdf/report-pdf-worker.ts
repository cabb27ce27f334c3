import { parentPort } from 'node:worker_threads'
import { renderReport } from './render-report.ts'
import type { ReportData } from './report-data.ts'

/** What the thread sends back; problems travel as text. */
export type Printed = { file: Uint8Array<ArrayBuffer> } | { problem: string }

/** A thread of its own: laying out a report takes a core for about a second. */
parentPort?.on('message', async (data: ReportData) => {
  try {
    const file = await renderReport(data)
    sendBack({ file }, [file.buffer])
  } catch (error) {
    sendBack({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

function sendBack(printed: Printed, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(printed, handedOver)
}
