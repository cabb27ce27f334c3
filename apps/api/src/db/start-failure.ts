import { ProviderUnavailable } from '../lib/provider-unavailable.ts'
import { type DatabaseSettings, DatabaseUnreachable } from './database.ts'
import { freeBytesOf } from './free-space.ts'

/** The database made the start fail. The message is one line, without SQL, parameters or stored values. */
export class StartFailed extends Error {}

/** SQLSTATE codes (and ENOSPC) with what the reader of the line can do; a prefix of two is a class. */
const remedies: [codes: RegExp, problem: string][] = [
  [/^(ENOSPC|53100)$/, 'the disk is full'],
  [/^42501$/, 'its user lacks a permission; let the user own the database'],
  [/^28/, 'its user or password was refused'],
  [/^3D000$/, 'the database does not exist'],
  [/^25006$/, 'the database is read-only; name the primary server'],
  [/^(53300|57P03)$/, 'the server takes no connections now'],
  [/^(XX001|XX002|58)/, 'its files are damaged; restore a backup'],
  [/^42/, 'its tables are not those of this version; name an empty database or restore a backup'],
]

/**
 * Describes an error of the start that comes from the database by the setting that names the
 * database. Any other error is returned unchanged.
 */
export function nameStartFailure(error: unknown, settings: DatabaseSettings): unknown {
  if (error instanceof DatabaseUnreachable) return error
  const causes = causesOf(error)
  if (!causes.some(isFromDatabase)) return error
  const code = causes.map(codeOf).findLast((found) => found !== undefined)
  const known = remedies.find(([codes]) => code !== undefined && codes.test(code))?.[1]
  const isAway = causes.some((cause) => cause instanceof ProviderUnavailable)
  const problem = known ?? (isAway ? 'the database did not respond' : 'a query failed')
  return startFailure(settings, problem, code, error)
}

/** The embedded database could not open its files. */
export function nameOpenFailure(error: unknown, settings: DatabaseSettings): StartFailed {
  const code = causesOf(error)
    .map(codeOf)
    .findLast((found) => found !== undefined)
  const problem =
    code === 'ENOSPC' || isDiskFull(settings.DATA_DIR)
      ? 'the disk is full'
      : 'the embedded database cannot be opened; restore a backup of the folder'
  return startFailure(settings, problem, code, error)
}

/** PGlite's errors do not always say so: a folder that cannot take a segment of the log is full. */
function isDiskFull(folder: string): boolean {
  try {
    return freeBytesOf(folder) < 16 * 1024 * 1024
  } catch {
    return false
  }
}

function startFailure(
  { DATABASE_URL: url, DATA_DIR: folder }: DatabaseSettings,
  problem: string,
  code: string | undefined,
  cause: unknown,
): StartFailed {
  const setting = url ? 'DATABASE_URL' : `DATA_DIR ${folder}`
  return new StartFailed(`${setting}: ${problem}${code ? ` (${code})` : ''}`, { cause })
}

/** The error, what caused it, and so on. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  return [error, ...causesOf(error.cause)]
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && /^\w+$/.test(String(error.code)) ? String(error.code) : undefined
}

/** Drizzle's and PGlite's errors carry the query, those of PostgreSQL a severity. */
function isFromDatabase(error: Error): boolean {
  return error instanceof ProviderUnavailable || 'query' in error || 'severity' in error
}
