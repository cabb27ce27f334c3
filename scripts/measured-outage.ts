import { setTimeout as sleep } from 'node:timers/promises'
import { startBreakableProxy } from '../apps/api/src/testing/breakable-proxy.ts'
import { everybodyAt } from '../apps/api/src/testing/everybody.ts'
import { startMeasuredServer } from './measured-server.ts'
import { startPostgres } from './postgres.ts'

/** Milliseconds. */
export interface OutageTimes {
  /** The slowest answer to anybody, from the moment the database went until it was long gone. */
  answer: number
  /** From its return until the server says that it is ready, and until a read succeeds. */
  ready: number
  read: number
}

/** So many ask for everything at once. */
const crowd = 5
const longGone = 3_000

/** A server whose PostgreSQL is cut off and comes back, is frozen and comes back, then stopped while frozen. */
export async function measureOutage(directory: string) {
  const postgres = await startPostgres()
  const address = new URL(postgres.url)
  const proxy = await startBreakableProxy({ host: address.hostname, port: Number(address.port) })
  address.port = String(proxy.port)
  try {
    const server = await startMeasuredServer(directory, {
      DATABASE_URL: address.href,
      MAILS_PER_CLIENT_PER_HOUR: '1000000',
    })
    const everybody = await everybodyAt(server.url)
    const cut = await measureAbsence(everybody, proxy.cut, proxy.restore)
    const frozen = await measureAbsence(everybody, proxy.freeze, proxy.restore)
    proxy.freeze()
    const stop = await timeOf(server.stop)
    return { cut, frozen, stop }
  } finally {
    proxy.close()
    await postgres.stop()
  }
}

async function measureAbsence(
  { send, askAll, session }: Awaited<ReturnType<typeof everybodyAt>>,
  breakIt: () => void,
  restore: () => void,
): Promise<OutageTimes> {
  const askCrowd = () => Array.from({ length: crowd }, askAll).flat()
  const underWay = askCrowd()
  breakIt()
  const answers = await Promise.all([...underWay, ...askCrowd()])
  await sleep(longGone)
  const later = await Promise.all(askCrowd())
  const notTold = later.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)
  if (notTold[0]) throw new Error(`${notTold[0].path} answered ${notTold[0].status}, not 503`)
  restore()
  const until = (path: string) =>
    timeOf(async () => {
      while ((await send(path, undefined, session)).status !== 200) await sleep(20)
    })
  const [ready, read] = await Promise.all([until('/readyz'), until('/api/dashboard')])
  const answer = Math.max(...[...answers, ...later].map(({ milliseconds }) => milliseconds))
  return { answer, ready, read }
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
