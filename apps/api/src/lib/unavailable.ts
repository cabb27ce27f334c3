/**
 * Codes of Node and of PostgreSQL: 08 connection, 53 resources, 57P server stopped, 57014 and 25P03
 * taking too long, 40 and 55P03 in the way of each other.
 */
const passingCodes =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR|08|53|57P0|57014|25P03|40|55P03)/

/** What the drivers say without a code. */
const passingMessages =
  /^(timeout exceeded|connection terminated|client has encountered a connection error|client was closed|query read timeout|pglite is clos|fetch failed)|timed? ?out$|provider answered 5|^expected 200 ok from the json web key set/i

/** Whether an error means that the database or the authentication provider does not answer for now. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'TimeoutError') return true
  if ('code' in error && passingCodes.test(String(error.code))) return true
  // A failed query quotes what people wrote: only what caused it counts.
  if (!error.message.startsWith('Failed query:') && passingMessages.test(error.message)) return true
  return isUnavailable(error.cause)
}
