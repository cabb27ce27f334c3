import { ProviderUnavailable } from '../lib/provider-unavailable.ts'

/**
 * Codes of Node and of PostgreSQL: 08 connection, 53 resources, 57P server stopped, 57014 and 25P03
 * time limit passed, 25006 read-only after a failover, 40 and 55P03 transactions that block each other.
 */
const outageCodes =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|08|53|57P0|57014|25P03|25006|40|55P03)/

/** The drivers throw these without a code: pg-pool, then pg/lib/client.js, then PGlite. */
const outageMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
  'PGlite is clos',
]

/** The error of a driver as `ProviderUnavailable` where it means an outage; any other unchanged. */
export function asOutage(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ProviderUnavailable) return error
  const isOutage =
    hasOutageCode(error) || outageMessages.some((message) => error.message.startsWith(message))
  return isOutage ? new ProviderUnavailable('database', error) : error
}

/** Within a transaction Drizzle has wrapped the driver's error already. */
function hasOutageCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && outageCodes.test(String(error.code))) || hasOutageCode(error.cause)
}

/**
 * Makes these methods of a driver's client throw its outages as `ProviderUnavailable`.
 * @param note sees every error of theirs
 */
export function throwOutages<Client extends object>(
  client: Client,
  names: readonly (keyof Client & string)[],
  note: (error: unknown) => void,
): void {
  for (const name of names) {
    const method: unknown = Reflect.get(client, name)
    if (typeof method !== 'function') throw new Error(`${name} is no method of this client`)
    Reflect.set(client, name, (...given: unknown[]) => {
      const result: unknown = Reflect.apply(method, client, given)
      if (!(result instanceof Promise)) return result
      return result.catch((error: unknown) => {
        note(error)
        throw asOutage(error)
      })
    })
  }
}
