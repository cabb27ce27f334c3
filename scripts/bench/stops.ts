import { setTimeout as sleep } from 'node:timers/promises'
import { startBusyClients } from '@individua/testkit/busy-clients'
import { startMeasuredServer } from './server.ts'
import type { Figure } from './table.ts'

const stops = 6
const clientCount = 16
const busyMs = 1_000
/** Milliseconds. */
const stopBudget = 10_000

/** Stops a server under busy clients, again and again. */
export async function measureStops(directory: string): Promise<Figure[]> {
  const total = { resets: 0, responses: 0, slowestMs: 0 }
  for (let stop = 0; stop < stops; stop++) {
    const server = await startMeasuredServer(directory)
    const clients = startBusyClients(server.url, clientCount)
    await sleep(busyMs)
    const startedAt = performance.now()
    await server.stop()
    total.slowestMs = Math.max(total.slowestMs, performance.now() - startedAt)
    const { resets, responses } = await clients.ended()
    total.resets += resets
    total.responses += responses
  }
  return [
    { name: 'connections that were reset', value: total.resets, unit: '', budget: 0 },
    { name: 'responses meanwhile', value: total.responses, unit: '' },
    { name: 'the slowest stop', value: total.slowestMs, unit: 'ms', budget: stopBudget },
  ]
}
