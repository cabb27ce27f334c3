import { setTimeout as sleep } from 'node:timers/promises'
import { startBreakableProxy } from '@individua/testkit/breakable-proxy'
import { prepareEveryRequest } from '@individua/testkit/every-request'
import { startPostgres } from '../postgres.ts'
import { type MeasuredServer, startMeasuredServer, withServer } from './server.ts'
import type { Figure } from './table.ts'

type BreakableProxy = Awaited<ReturnType<typeof startBreakableProxy>>

/** Milliseconds. */
interface OutageTimes {
  /** The slowest response, from the moment the database went until it was long gone. */
  response: number
  /** From its return until the server says that it is ready, and until a read succeeds. */
  ready: number
  read: number
}

/** So many users send every request at once. */
const crowd = 5
const longGone = 3_000
/** Milliseconds while the database is away, and after it came back. */
const awayBudget = 2500
const recoveryBudget = 5000
const stopBudget = 10_000

/** A server whose PostgreSQL is cut off and comes back, is frozen and comes back, then stopped while frozen. */
export async function measureOutage(directory: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  const url = new URL(postgres.url)
  const proxy = await startBreakableProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(proxy.port)
  try {
    const server = await startMeasuredServer(directory, {
      DATABASE_URL: url.href,
      MAILS_PER_CLIENT_PER_HOUR: '1000000',
    })
    return await withServer(server, () => measureOutages(server, proxy))
  } finally {
    proxy.close()
    await postgres.stop()
  }
}

async function measureOutages(server: MeasuredServer, proxy: BreakableProxy): Promise<Figure[]> {
  const requests = await prepareEveryRequest(server.url)
  const cut = await measureAbsence(requests, proxy.cut, proxy.restore)
  const frozen = await measureAbsence(requests, proxy.freeze, proxy.restore)
  proxy.freeze()
  const stop = await timeOf(server.stop)
  return [
    ...figuresOf('cut', cut),
    ...figuresOf('frozen', frozen),
    { name: 'a stop while it is frozen', value: stop, unit: 'ms', budget: stopBudget },
  ]
}

function figuresOf(how: string, { response, ready, read }: OutageTimes): Figure[] {
  return [
    { name: `${how}: the slowest response`, value: response, unit: 'ms', budget: awayBudget },
    { name: `${how}: back until ready`, value: ready, unit: 'ms', budget: recoveryBudget },
    { name: `${how}: back until a read succeeds`, value: read, unit: 'ms', budget: recoveryBudget },
  ]
}

async function measureAbsence(
  { send, sendAll, session }: Awaited<ReturnType<typeof prepareEveryRequest>>,
  breakIt: () => void,
  restore: () => void,
): Promise<OutageTimes> {
  const sendCrowd = () => Array.from({ length: crowd }, sendAll).flat()
  const underWay = sendCrowd()
  breakIt()
  const responses = await Promise.all([...underWay, ...sendCrowd()])
  await sleep(longGone)
  const later = await Promise.all(sendCrowd())
  const others = later.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)
  if (others[0]) throw new Error(`${others[0].path} answered ${others[0].status}, not 503`)
  restore()
  const until = (path: string) =>
    timeOf(async () => {
      while ((await send(path, undefined, session)).status !== 200) await sleep(20)
    })
  const [ready, read] = await Promise.all([until('/readyz'), until('/api/dashboard')])
  const response = Math.max(...[...responses, ...later].map(({ milliseconds }) => milliseconds))
  return { response, ready, read }
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
