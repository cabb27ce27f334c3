import { Semaphore } from 'async-mutex'
import pg from 'pg'
import { setLiveTimeout } from '../lib/live-timeout.ts'
import { ProviderUnavailable } from '../lib/provider-unavailable.ts'
import type { Connections } from './database.ts'
import { connectionLimits, isLimitRefused, withLimits } from './time-limits.ts'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/** How often the pool looks whether connections are given back, within its time limit. */
const looks = 8

/**
 * A pool whose callers wait for a connection while other callers give theirs back. The pool of `pg`
 * refuses every caller that has waited for a fixed time: a crowd at a server that is merely busy.
 */
export class QueuedPool extends pg.Pool {
  readonly #gate: Semaphore
  readonly #held = new WeakMap<pg.PoolClient, { since: number; cancel: () => void }>()
  readonly #timeoutMs: number
  readonly #watch: NodeJS.Timeout
  #responses = 0
  #waiting = 0

  /**
   * @param timeoutMs longest time to hold a connection without a response; while none is given back for
   * so long, callers that wait for one are refused. The database server ends what takes twice as long
   */
  constructor(config: pg.PoolConfig & { max: number }, timeoutMs: number) {
    super({ ...config, ...connectionLimits(2 * timeoutMs) })
    this.#gate = new Semaphore(config.max, new ProviderUnavailable('database'))
    this.#timeoutMs = timeoutMs
    this.on('connect', (client) => this.#watchStatements(client))
    this.on('acquire', (client) => this.#limit(client))
    this.on('release', (error, client) => this.#takeBack(error, client))
    this.#watch = setInterval(this.#lookForSilence(), timeoutMs / looks).unref()
  }

  /** How often a connection was opened or given back, or a statement returned, in half the time limit. */
  get responses(): number {
    return this.#responses
  }

  get connections(): Connections {
    const { max: most } = this.options
    return { most, inUse: this.totalCount - this.idleCount, waiting: this.#waiting }
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connected = this.#connectInTurn()
    if (!callback) return connected
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  override end(): Promise<void> {
    clearInterval(this.#watch)
    return super.end()
  }

  async #connectInTurn(): Promise<pg.PoolClient> {
    this.#waiting++
    await this.#gate.acquire().finally(() => this.#waiting--)
    try {
      return await super.connect().catch((error: unknown) => this.#connectWithoutLimits(error))
    } catch (error) {
      this.#gate.release()
      throw error
    }
  }

  async #connectWithoutLimits(error: unknown): Promise<pg.PoolClient> {
    if (!isLimitRefused(error)) throw error
    Object.assign(this.options, connectionLimits(0))
    return super.connect()
  }

  /** A transaction may take longer than the limit while its statements return. */
  #watchStatements(client: pg.PoolClient): void {
    this.#responses++
    const { query } = client
    Reflect.set(client, 'query', (first: unknown, ...others: unknown[]) => {
      const sentAt = performance.now()
      const given = [withLimits(first, 2 * this.#timeoutMs), ...others]
      const result: unknown = Reflect.apply(query, client, given)
      if (result instanceof Promise) result.then(() => this.#noteResponse(client, sentAt), ignore)
      return result
    })
  }

  #noteResponse(client: pg.PoolClient, sentAt: number): void {
    if (performance.now() - sentAt < this.#timeoutMs / 2) this.#responses++
    const held = this.#held.get(client)
    if (!held) return
    held.cancel()
    this.#limit(client)
  }

  /** Ending a connection fails its pending queries at once, and the pool never hands it out again. */
  #limit(client: pg.PoolClient): void {
    const cancel = setLiveTimeout(() => client.end().catch(ignore), this.#timeoutMs)
    this.#held.set(client, { since: performance.now(), cancel })
  }

  #takeBack(error: unknown, client: pg.PoolClient): void {
    this.#gate.release()
    const held = this.#held.get(client)
    held?.cancel()
    this.#held.delete(client)
    if (held && !error && performance.now() - held.since < this.#timeoutMs / 2) this.#responses++
  }

  /** Refuses the callers that wait once every connection is held and none was given back for long. */
  #lookForSilence(): () => void {
    let seen = 0
    let silentLooks = 0
    return () => {
      const isSilent = this.#gate.isLocked() && this.#responses === seen
      silentLooks = isSilent ? silentLooks + 1 : 0
      seen = this.#responses
      if (silentLooks >= looks) this.#gate.cancel()
    }
  }
}

function ignore(): void {}
