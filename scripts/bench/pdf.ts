import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '@individua/contract/limits'
import { stepAnswers } from '@individua/testkit/answers'
import { answerSteps, createReport, openStep, pay } from '@individua/testkit/create-user'
import type { MeasuredServer } from './server.ts'
import type { Figure } from './table.ts'
import { newUser } from './visitors.ts'

/** Milliseconds, and the megabytes that printing adds to a server that has its compiler and its data. */
const budgets = { first: 2000, each: 150, memory: 50 } as const
const repeats = 7

/** Time and memory of PDF reports, and what others feel of them. */
export async function measurePdf(server: MeasuredServer): Promise<Figure[]> {
  const basic = await newUser(server.url, 'profile')
  const longest = await newLongWriter(server.url)
  const reportUrl = `${server.url}/api/results/report.pdf`
  const first = await timeOf(`${server.url}/api/results/sample.pdf?lang=en`)
  await basic.call('GET /api/dashboard')
  await longest.call('GET /api/dashboard')
  await longest.call('GET /api/results/advanced')
  const before = server.residentMegabytes()
  const printed = await besides(server, async () => ({
    basic: await medianOf(() => timeOf(reportUrl, basic.headers)),
    longest: await medianOf(() => timeOf(reportUrl, longest.headers)),
  }))
  const during = server.residentMegabytes()
  const cpu = await cpuOf(server, () => timeOf(reportUrl, longest.headers))
  const each = { unit: 'ms', budget: budgets.each } as const
  return [
    { name: 'sample, the first report', value: first, unit: 'ms', budget: budgets.first },
    { name: `basic report, median of ${repeats}`, value: printed.times.basic, ...each },
    { name: `longest report, median of ${repeats}`, value: printed.times.longest, ...each },
    { name: 'longest report, CPU time of one', value: cpu, ...each },
    { name: 'longest /healthz meanwhile', value: printed.longestWait, unit: 'ms' },
    { name: 'memory that reports add', value: during - before, unit: 'MB', budget: budgets.memory },
  ]
}

const sentence = 'We sat in the kitchen until midnight and sorted the letters of my grandmother. '

/** A user with the full report whose three open answers are as long as they may be. */
async function newLongWriter(url: string) {
  const user = await newUser(url, 'profile')
  await answerSteps(user, [1, 2])
  const text = sentence.repeat(60).slice(0, limits.openAnswerMaxLength).trim()
  const answers = stepAnswers(await openStep(user, 3), text)
  await user.call('POST /api/answers', { body: { uid: user.uid, answers } })
  await pay(user)
  await createReport(user)
  return user
}

async function timeOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url, { headers })
  const { byteLength } = await response.arrayBuffer()
  if (!response.ok || byteLength < 10_000) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - startedAt
}

/** One at a time. */
async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < repeats; time++) times.push(await measure())
  return times.toSorted((a, b) => a - b)[Math.floor(repeats / 2)] ?? Number.NaN
}

/** Milliseconds of processor time of all threads, for requests one by one: other work on the machine changes it little. */
async function cpuOf(server: MeasuredServer, work: () => Promise<unknown>): Promise<number> {
  const before = server.cpuMilliseconds()
  for (let time = 0; time < repeats; time++) await work()
  return (server.cpuMilliseconds() - before) / repeats
}

async function besides<Times>({ url }: MeasuredServer, work: () => Promise<Times>) {
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
  return { times: await printing, longestWait }
}
