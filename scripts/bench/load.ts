import autocannon from 'autocannon'

export interface Load {
  perSecond: number
  p50: number
  p99: number
  failures: number
  responses: number
}

/** How many requests are under way at the same time. */
export const connectionCounts = [1, 10, 100]

/** How long a load lasts. */
export const loadSeconds = 4

/**
 * Reads one URL over and over, on so many connections; latencies in milliseconds.
 *
 * @param readers the headers of one reader or of many, who are shared out to the connections
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
    duration: loadSeconds,
    setupClient(client) {
      const own = connected++ % Math.min(connections, readers.length)
      const inTurn = readers.filter((_, reader) => reader % connections === own)
      client.setRequests(inTurn.map((headers) => ({ method: 'GET', headers: { ...headers } })))
    },
  })
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failures: errors + non2xx,
    responses: requests.total,
  }
}
