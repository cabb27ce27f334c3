import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { measureSpeed } from '@individua/evaluation/speed'
import { measureBundles } from '../../apps/web/measure-bundles.ts'
import { buildWhatIsStale } from '../build.ts'
import { measureFirstQuestion } from './browser.ts'
import { measureWritesAgainstInserts } from './inserts.ts'
import { measureKnownEmails } from './known-emails.ts'
import { measureRead, measureVisitors } from './load.ts'
import { measureOutage, type OutageTimes } from './outage.ts'
import { measurePaidFlow } from './paid-flow.ts'
import { measurePdf } from './pdf.ts'
import { type MeasuredServer, measureRefusal, startMeasuredServer } from './server.ts'
import { measureStops } from './stops.ts'
import { type Figure, isWithin, printFigures, printLoad, printLoadHead } from './table.ts'
import { newReaders, newUser } from './visitors.ts'
import { measureWebhooks } from './webhooks.ts'

/** Everything on this machine alone: server, load and browser share its cores. */

const connections = [1, 10, 100]
/** People whose dashboards are read in turn, so that no figure rests on one reader's cache entry. */
const readerCount = 300
/** Kilobytes of JavaScript in gzip; what is not named here is a lazy screen. */
const scriptBudgets: Record<string, number> = { '/': 110, '/assessment': 130 }
/** For a lazy screen, beyond what every page needs. */
const lazyBudget = 60
/** Profiles a second on one thread. */
const speedBudget = 5000
/** Milliseconds, p99 at 100 connections. */
const readBudget = 50
/** Milliseconds with the built-in engine. */
const stepBudget = 200
const reportBudget = 1000
/** Milliseconds while the database is away, and after it came back. */
const awayBudget = 2500
const recoveryBudget = 5000
const refusalBudget = 1000
const stopBudget = 10_000

if (!(await buildWhatIsStale())) process.exit(1)
const directory = mkdtempSync(join(tmpdir(), 'individua-bench-'))
try {
  const figures = [
    ...printFigures('JavaScript a page asks for at once, gzip', await bundleFigures()),
    ...printFigures('Profiles a second, one thread', speedFigures()),
    ...(await serverFigures()),
    ...printFigures('A webhook of a payment', await webhookFigures()),
    ...printFigures("A visitor's writes, embedded database", await writeFigures()),
    ...printFigures('Emails with and without an account', await knownEmailFigures()),
    ...printFigures('PostgreSQL goes away and comes back', await outageFigures()),
    ...printFigures('Six stops under 16 busy clients', await stopFigures()),
  ]
  const misses = figures.filter((figure) => !isWithin(figure))
  console.log(`\n${figures.length} figures, ${misses.length} over budget`)
  for (const { name } of misses) console.log(`  MISS  ${name}`)
} finally {
  rmSync(directory, { recursive: true, force: true })
}

async function bundleFigures(): Promise<Figure[]> {
  const sizes = Object.entries(await measureBundles())
  const lazy = sizes.filter(([path]) => scriptBudgets[path] === undefined)
  const shared = Math.min(...lazy.map(([, { atOnce }]) => atOnce))
  return [
    ...sizes.flatMap(([path, { atOnce }]): Figure[] => {
      const budget = scriptBudgets[path]
      return budget ? [{ name: path, value: atOnce / 1000, unit: 'kB', budget }] : []
    }),
    { name: 'what every lazy screen needs', value: shared / 1000, unit: 'kB' },
    ...lazy.map(([path, { atOnce }]) => ({
      name: `${path}, beyond it`,
      value: (atOnce - shared) / 1000,
      unit: 'kB',
      budget: lazyBudget,
    })),
  ]
}

function speedFigures(): Figure[] {
  const { tenPerSecond, thirtyPerSecond } = measureSpeed()
  return [
    {
      name: 'from ten answers',
      value: tenPerSecond,
      unit: '/s',
      budget: speedBudget,
      atLeast: true,
    },
    {
      name: 'from thirty answers',
      value: thirtyPerSecond,
      unit: '/s',
      budget: speedBudget,
      atLeast: true,
    },
  ]
}

async function serverFigures(): Promise<Figure[]> {
  const first = await startMeasuredServer(directory)
  await first.stop()
  const server = await startMeasuredServer(directory)
  try {
    await sleep(5000)
    const atRest = server.residentMegabytes()
    const starts = printFigures('Start of the server until ready', [
      { name: 'first, on an empty folder', value: first.readyAfter, unit: 'ms' },
      { name: 'second', value: server.readyAfter, unit: 'ms', budget: 5000 },
      {
        name: 'another beside it, until it is refused',
        value: await measureRefusal(directory),
        unit: 'ms',
        budget: refusalBudget,
      },
    ])
    const browser = printFigures('Chromium', [
      { name: 'time to first question', value: await measureFirstQuestion(server.url), unit: 'ms' },
    ])
    const pdf = printFigures('PDF report', await measurePdf(server))
    const paid = printFigures('The paid flow, the slowest of ten', await paidFigures(server))
    const reads = await readFigures(server)
    const visitors = await visitorFigures(server)
    const memory = printFigures('Resident memory of the server', [
      { name: 'at rest', value: atRest, unit: 'MB', budget: 500 },
      { name: 'after the load', value: server.residentMegabytes(), unit: 'MB' },
    ])
    return [...starts, ...browser, ...pdf, ...paid, ...reads, ...visitors, ...memory]
  } finally {
    await server.stop()
  }
}

async function paidFigures({ url }: MeasuredServer): Promise<Figure[]> {
  const { questions, answers, report } = await measurePaidFlow(url)
  const steps = [1, 2, 3].flatMap((step, index): Figure[] => [
    {
      name: `questions of step ${step}`,
      value: questions[index] ?? Number.NaN,
      unit: 'ms',
      budget: stepBudget,
    },
    {
      name: `answers of step ${step}`,
      value: answers[index] ?? Number.NaN,
      unit: 'ms',
      budget: stepBudget,
    },
  ])
  return [
    ...steps,
    { name: 'the report, until it is there', value: report, unit: 'ms', budget: reportBudget },
  ]
}

async function readFigures(server: MeasuredServer): Promise<Figure[]> {
  const readers = await newReaders(server.url, readerCount)
  const one = readers.slice(0, 1)
  const { headers: premium } = await newUser(server.url, 'report')
  const reads: [path: string, readers?: readonly Record<string, string>[]][] = [
    ['/'],
    ['/assessment'],
    ['/api/config'],
    ['/api/questions/basic'],
    ['/api/users/info', one],
    ['/api/results/basic', one],
    ['/api/dashboard', one],
    ['/api/dashboard', readers],
    ['/api/results/advanced', [premium]],
  ]
  const figures: Figure[] = []
  for (const [path, sessions] of reads) {
    const crowd = sessions && sessions.length > 1 ? `, ${sessions.length} readers` : ''
    printLoadHead(`GET ${path}${crowd}`)
    for (const count of connections) {
      const load = await measureRead(server.url + path, count, sessions)
      const budget = count === 100 ? readBudget : undefined
      figures.push(printLoad(path + crowd, count, load, budget))
    }
  }
  return figures
}

async function visitorFigures(server: MeasuredServer): Promise<Figure[]> {
  const name = 'the whole visitor flow'
  printLoadHead(name)
  const figures: Figure[] = []
  for (const count of connections) {
    figures.push(printLoad(name, count, await measureVisitors(server.url, count)))
  }
  return figures
}

async function webhookFigures(): Promise<Figure[]> {
  return [{ name: 'until it is answered, p99', value: await measureWebhooks(), unit: 'ms' }]
}

async function writeFigures(): Promise<Figure[]> {
  const { writes, inserts } = await measureWritesAgainstInserts()
  return [
    {
      name: 'account, registration, ten answers',
      value: writes,
      unit: 'ms',
    },
    { name: 'the bare inserts they contain', value: inserts, unit: 'ms' },
    { name: 'how many times the bare inserts', value: writes / inserts, unit: 'times', budget: 2 },
  ]
}

async function knownEmailFigures(): Promise<Figure[]> {
  const server = await startMeasuredServer(directory)
  try {
    return await measureKnownEmails(server)
  } finally {
    await server.stop()
  }
}

async function outageFigures(): Promise<Figure[]> {
  const { cut, frozen, stop } = await measureOutage(directory)
  const figuresOf = (how: string, { response, ready, read }: OutageTimes): Figure[] => [
    { name: `${how}: the slowest response`, value: response, unit: 'ms', budget: awayBudget },
    { name: `${how}: back until ready`, value: ready, unit: 'ms', budget: recoveryBudget },
    { name: `${how}: back until a read succeeds`, value: read, unit: 'ms', budget: recoveryBudget },
  ]
  return [
    ...figuresOf('cut', cut),
    ...figuresOf('frozen', frozen),
    { name: 'a stop while it is frozen', value: stop, unit: 'ms', budget: stopBudget },
  ]
}

async function stopFigures(): Promise<Figure[]> {
  const { resets, responses, slowestMs } = await measureStops(directory)
  return [
    { name: 'resets at six stops under 16 busy clients', value: resets, unit: '', budget: 0 },
    { name: 'responses meanwhile', value: responses, unit: '' },
    { name: 'the slowest stop', value: slowestMs, unit: 'ms', budget: stopBudget },
  ]
}
