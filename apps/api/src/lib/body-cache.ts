import { LRUCache } from 'lru-cache'
import type { JsonBytes } from './json-bytes.ts'

/**
 * Milliseconds. An erased person's body is dropped at once here, and within this time in other
 * instances, which are not told: an erasure is final within a minute.
 */
const lifetimeMs = 45_000

interface Entry<Body> {
  userId: string
  json: JsonBytes<Body>
}

/** Finished bodies of what people read of themselves, in the memory of this process alone. */
export class BodyCache<Body> {
  readonly #entries: LRUCache<string, Entry<Body>>

  /** @param mostBytes of all bodies together; with 0 none is kept */
  constructor(mostBytes: number) {
    this.#entries = new LRUCache({
      maxSize: Math.max(1, mostBytes),
      sizeCalculation: ({ json }) => json.bytes.byteLength,
      ttl: lifetimeMs,
      ttlAutopurge: true,
      // By default the clock as it was when the package was loaded, whatever tests set it to.
      perf: { now: () => performance.now() },
    })
  }

  get(key: string): JsonBytes<Body> | undefined {
    return this.#entries.get(key)?.json
  }

  set(key: string, userId: string, json: JsonBytes<Body>): void {
    this.#entries.set(key, { userId, json })
  }

  /** Drops what there is of this person. */
  forget(userId: string): void {
    for (const [key, entry] of [...this.#entries.entries()]) {
      if (entry.userId === userId) this.#entries.delete(key)
    }
  }
}
