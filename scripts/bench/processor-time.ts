import { readdirSync, readFileSync } from 'node:fs'

interface Times {
  parent: number
  /** Milliseconds since its start. */
  own: number
  /** Of those that it started and that have ended. */
  ofEnded: number
}

/** Linux counts in hundredths of a second. */
function timesOf(pid: number | string): Times {
  const [, counts = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const numbers = counts.split(' ').map(Number)
  const sum = (first: number) => 10 * ((numbers[first] ?? 0) + (numbers[first + 1] ?? 0))
  return { parent: numbers[1] ?? 0, own: sum(11), ofEnded: sum(13) }
}

/** Milliseconds of processor time since the process started. */
export function processorTime(pid: number): number {
  return timesOf(pid).own
}

/** The same of a PostgreSQL, which has a process for each connection. */
export function processorTimeOfPostgres(pid: number): number {
  const { own, ofEnded } = timesOf(pid)
  const ofConnections = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(timesIfAlive)
    .filter(({ parent }) => parent === pid)
  return ofConnections.reduce((sum, times) => sum + times.own, own + ofEnded)
}

function timesIfAlive(pid: string): Times[] {
  try {
    return [timesOf(pid)]
  } catch {
    return []
  }
}

/**
 * Milliseconds that the threads of a process have run since they were started, as the scheduler counts
 * them: finer than `processorTime`, for work of some milliseconds.
 */
export function threadsTime(pid: number): number {
  const ofThreads = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  })
  return ofThreads.reduce((sum, time) => sum + time, 0)
}
