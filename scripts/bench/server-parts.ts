import { setTimeout as sleep } from 'node:timers/promises'
import { measureFirstQuestion } from './browser.ts'
import { measurePaidFlow } from './paid-flow.ts'
import type { Parts } from './parts.ts'
import { measureReads } from './reads.ts'
import { type MeasuredServer, measureRefusal, startMeasuredServer, withServer } from './server.ts'
import type { Figure } from './table.ts'
import { measureVisitorFlow } from './visitor-flow.ts'

/** Milliseconds. */
const startBudget = 5000
const refusalBudget = 1000
/** Megabytes. */
const restBudget = 320
const startPeakBudget = 350
const loadedBudget = 450

/** What one server does on the embedded database, from its start to its memory after the load. */
export async function measureServer(parts: Parts, directory: string): Promise<void> {
  await parts.attempt('A server on the embedded database', async () => {
    const first = await measureFirstStart(directory)
    await withServer(await startMeasuredServer(directory), async (server) => {
      await sleep(5000)
      const atRest = server.residentMegabytes()
      const startPeak = server.peakMegabytes()
      await parts.measure('Start of the server until ready', () =>
        measureStarts(directory, first.readyAfter, server.readyAfter),
      )
      await measureUnderLoad(parts, server)
      await parts.measure('Resident memory of the server', () => [
        {
          name: 'peak of the first start',
          value: first.peakMegabytes,
          unit: 'MB',
          budget: startPeakBudget,
        },
        { name: 'peak of the second', value: startPeak, unit: 'MB', budget: startPeakBudget },
        { name: 'at rest', value: atRest, unit: 'MB', budget: restBudget },
        {
          name: 'after the load',
          value: server.residentMegabytes(),
          unit: 'MB',
          budget: loadedBudget,
        },
      ])
    })
    return []
  })
}

async function measureFirstStart(directory: string) {
  const server = await startMeasuredServer(directory)
  const peakMegabytes = server.peakMegabytes()
  await server.stop()
  return { readyAfter: server.readyAfter, peakMegabytes }
}

async function measureStarts(directory: string, first: number, second: number): Promise<Figure[]> {
  return [
    { name: 'first, on an empty folder', value: first, unit: 'ms' },
    { name: 'second', value: second, unit: 'ms', budget: startBudget },
    {
      name: 'another beside it, until it is refused',
      value: await measureRefusal(directory),
      unit: 'ms',
      budget: refusalBudget,
    },
  ]
}

async function measureUnderLoad(parts: Parts, server: MeasuredServer): Promise<void> {
  await parts.measure('Chromium', async () => [
    { name: 'time to first question', value: await measureFirstQuestion(server.url), unit: 'ms' },
  ])
  await parts.measure('The paid flow, the slowest of ten', () => measurePaidFlow(server.url))
  await measureReads(parts, server)
  await measureVisitorFlow(parts, server)
}
