import type { Visitor } from '@individua/testkit/visitor'
import autocannon from 'autocannon'
import { newVisitor, readProfile, writeAnswers } from './visitors.ts'

export interface Load {
  perSecond: number
  p50: number
  p99: number
  failures: number
}

const seconds = 4

/**
 * Reads one URL over and over, on so many connections; latencies in milliseconds.
 *
 * @param readers the headers of one reader or of many, who take turns on every connection
 */
export async function measureRead(
  url: string,
  connections: number,
  readers: readonly Record<string, string>[] = [{}],
): Promise<Load> {
  let connected = 0
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient(client) {
      const first = Math.floor((connected++ * readers.length) / connections)
      const inTurn = [...readers.slice(first), ...readers.slice(0, first)]
      client.setRequests(inTurn.map((headers) => ({ method: 'GET', headers: { ...headers } })))
    },
  })
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failures: errors + non2xx,
  }
}

/** Everything a visitor does, so many visitors at a time; the wait for the mail is not counted. */
export async function measureVisitors(url: string, atOnce: number): Promise<Load> {
  const visitors = Array.from({ length: Math.max(atOnce, 20) }, () => newVisitor(url))
  const emails = new Map<Visitor, string>()
  const startedAt = performance.now()
  const before = await timed(visitors, atOnce, async (visitor) => {
    emails.set(visitor, await writeAnswers(visitor))
  })
  const writing = performance.now() - startedAt
  const links = new Map<Visitor, string>()
  for (const [visitor, email] of emails) links.set(visitor, await visitor.waitForLink(email))
  const confirmedAt = performance.now()
  const after = await timed(visitors, atOnce, (visitor) =>
    readProfile(visitor, links.get(visitor) ?? ''),
  )
  const spent = writing + performance.now() - confirmedAt
  const whole = visitors
    .map((_, index) => (before[index] ?? 0) + (after[index] ?? 0))
    .toSorted((a, b) => a - b)
  const at = (share: number) =>
    whole[Math.min(whole.length - 1, Math.floor(share * whole.length))] ?? Number.NaN
  return { perSecond: (visitors.length * 1000) / spent, p50: at(0.5), p99: at(0.99), failures: 0 }
}

async function timed(
  visitors: Visitor[],
  atOnce: number,
  act: (visitor: Visitor) => Promise<void>,
): Promise<number[]> {
  const times: number[] = []
  const waiting = [...visitors.entries()]
  const workers = Array.from({ length: atOnce }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, visitor] = next
      const startedAt = performance.now()
      await act(visitor)
      times[index] = performance.now() - startedAt
    }
  })
  await Promise.all(workers)
  return times
}
