import { ProviderUnavailable } from '../lib/provider-unavailable.ts'
import { asOutage } from './outages.ts'

/** Five digits and capitals; no class of PostgreSQL begins with E, as the codes of Node do. */
const sqlState = /^(?!E)[0-9A-Z]{5}$/

/** Lost connections; resources, operator, system, internal errors of PostgreSQL. */
const outages = ['connection', '08', '53', '57', '58', 'XX']

/** Counts the errors of the database since the start. */
export class ErrorCounts {
  /** A monitor sees no rise from nothing to one: outages are there from the start. */
  readonly #counts = new Map(outages.map((name) => [name, 0]))
  /** A transaction throws the error of its statement again. */
  readonly #noted = new WeakSet<Error>()

  /** Any error that a call of the driver ended with; one that is not the database's changes nothing. */
  note(error: unknown): void {
    const root = rootOf(error)
    const kind = kindOf(root)
    if (!root || !kind || this.#noted.has(root)) return
    this.#noted.add(root)
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1)
  }

  /** By the class of their SQLSTATE, its first two characters, or `connection`. */
  get byClass(): ReadonlyMap<string, number> {
    return this.#counts
  }
}

/** Drizzle and `ProviderUnavailable` wrap what the driver threw. */
function rootOf(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined
  return rootOf(error.cause) ?? error
}

function kindOf(error: Error | undefined): string | undefined {
  if (!error) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (sqlState.test(code)) return code.slice(0, 2)
  return asOutage(error) instanceof ProviderUnavailable ? 'connection' : undefined
}
