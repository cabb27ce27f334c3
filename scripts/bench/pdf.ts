import { setTimeout as sleep } from 'node:timers/promises'
import type { MeasuredServer } from './server.ts'
import type { Figure } from './table.ts'
import { newUser } from './visitors.ts'

/** Milliseconds for a report, and megabytes that printing may add while it lasts. */
const printBudget = 2000
const memoryBudget = 200

/** Time and memory of PDF reports, and what others feel of them. */
export async function measurePdf(server: MeasuredServer): Promise<Figure[]> {
  const before = server.residentMegabytes()
  const first = await timeOf(`${server.url}/api/results/sample.pdf?lang=en`)
  const { print, longestWait } = await besides(server, async () =>
    timeOf(`${server.url}/api/results/sample.pdf?lang=sk`),
  )
  const basic = await timeOfBasic(server)
  const during = server.residentMegabytes()
  return [
    { name: 'full report, the first one', value: first, unit: 'ms', budget: printBudget },
    { name: 'full report, another one', value: print, unit: 'ms', budget: printBudget },
    { name: 'basic report, mean of five', value: basic, unit: 'ms', budget: printBudget },
    { name: 'longest /healthz meanwhile', value: longestWait, unit: 'ms' },
    { name: 'memory that printing adds', value: during - before, unit: 'MB', budget: memoryBudget },
  ]
}

async function timeOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url, { headers })
  const { byteLength } = await response.arrayBuffer()
  if (!response.ok || byteLength < 10_000) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - startedAt
}

async function besides({ url }: MeasuredServer, work: () => Promise<number>) {
  let isDone = false
  let longestWait = 0
  const printing = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    const startedAt = performance.now()
    await (await fetch(`${url}/healthz`)).text()
    longestWait = Math.max(longestWait, performance.now() - startedAt)
    await sleep(5)
  }
  return { print: await printing, longestWait }
}

async function timeOfBasic({ url }: MeasuredServer): Promise<number> {
  const { headers } = await newUser(url, 'profile')
  let sum = 0
  for (let time = 0; time < 5; time++) sum += await timeOf(`${url}/api/results/report.pdf`, headers)
  return sum / 5
}
