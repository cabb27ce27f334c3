import type { Db } from './database.ts'

interface Batch<Value> {
  keys: Set<string>
  values: Promise<ReadonlyMap<string, Value>>
}

const mostAtOnce = 2
/** Milliseconds: longest wait behind a connection that hangs. */
const longestWait = 100

/**
 * Reads that come in together become one query; while enough queries run, further reads gather.
 * Each query starts after its callers called, so no caller gets an older row than by a query of its
 * own. Reads within a transaction stay within it. Writes that may share a statement can do so too.
 *
 * @param read finds the values of all keys at once; a key without one is left out
 */
export function batchReads<Value>(
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
