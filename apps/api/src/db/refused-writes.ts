/** SQLSTATE of a disk that is full, and of a database that is read-only after a failover. */
const refusals = /^(ENOSPC|53100|25006)$/

/** A refusal counts for so long: while nothing is written, nothing else shows that it has ended. */
const memoryMs = 10_000

/** Remembers that the database lately refused to store something. */
export class RefusedWrites {
  #lastAt = Number.NEGATIVE_INFINITY
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Any error of the database; one that refuses no write changes nothing. */
  note(error: unknown): void {
    if (!(error instanceof Error)) return
    if ('code' in error && refusals.test(String(error.code))) this.#lastAt = this.#now()
    this.note(error.cause)
  }

  areRecent(): boolean {
    return this.#now() - this.#lastAt < memoryMs
  }
}
