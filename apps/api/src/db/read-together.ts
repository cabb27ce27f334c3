import type { Db } from './database.ts'

interface Batch<Value> {
  keys: Set<string>
  values: Promise<ReadonlyMap<string, Value>>
}

const mostAtOnce = 2
/** Milliseconds: behind a connection that hangs nobody waits longer for their turn. */
const longestWait = 100

/**
 * Reads that come in together, done by one query; while enough are under way, the next ones gather.
 * Each is asked after its caller called, never before, so nobody gets an older answer than by a
 * query of their own. Who reads within a transaction is served within it.
 *
 * @param read finds the values of all keys at once; a key without one is left out
 */
export function readTogether<Value>(
  read: (db: Db, keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): (db: Db, key: string) => Promise<Value | undefined> {
  const queues = new WeakMap<Db, (key: string) => Batch<Value>['values']>()
  return async (db, key) => {
    const queue = queues.get(db) ?? gather((keys) => read(db, keys))
    queues.set(db, queue)
    return (await queue(key)).get(key)
  }
}

function gather<Value>(read: (keys: string[]) => Batch<Value>['values']) {
  let waiting: Batch<Value> | undefined
  let running = 0
  let goOn = () => {}

  const start = async (keys: Set<string>) => {
    await new Promise<void>((resolve) => setImmediate(resolve))
    if (running >= mostAtOnce) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longestWait)
        goOn = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    waiting = undefined
    running++
    try {
      return await read([...keys])
    } finally {
      running--
      goOn()
    }
  }
  return (key: string) => {
    if (!waiting) {
      const keys = new Set<string>()
      waiting = { keys, values: start(keys) }
    }
    waiting.keys.add(key)
    return waiting.values
  }
}
