import type { PoolConfig } from 'pg'

/*
 * The database server ends a statement that outlives its request, and a transaction that a lost
 * instance left open: its locks would stay until the network gives it up, which takes hours.
 */

/**
 * The limits as parameters of a new connection. A `set` on an open one would stay for the clients that
 * a pooler hands it to.
 */
export const connectionLimits = (milliseconds: number) =>
  ({
    statement_timeout: milliseconds,
    idle_in_transaction_session_timeout: milliseconds,
  }) satisfies PoolConfig

/** PgBouncer refuses parameters that it does not track, unless it is told to ignore them. */
export function isLimitRefused(error: unknown): boolean {
  return error instanceof Error && /^unsupported startup parameter/.test(error.message)
}

/**
 * A query as it is sent: one that begins a transaction sets its limits in the same message, since a
 * pooler may have taken those of the connection away.
 */
export function withLimits(query: unknown, milliseconds: number): unknown {
  const text = typeof query === 'object' && query && 'text' in query ? query.text : query
  if (typeof text !== 'string' || !/^begin\b[^;]*$/i.test(text)) return query
  const limited = `${text}; ${Object.keys(connectionLimits(milliseconds))
    .map((name) => `set local ${name} = ${milliseconds}`)
    .join('; ')}`
  return typeof query === 'object' ? { ...query, text: limited } : limited
}
