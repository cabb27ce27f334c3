import type { SqlSession } from '../../../../db/database.ts'
import { statementsOf } from './table-statements.ts'
import { gotrueTables } from './tables.ts'

/**
 * Makes GoTrue's tables where they are missing. They are not among the product's migrations because
 * with a real Supabase the schema `auth` belongs to it and must not be touched.
 */
export const gotrueStatements = [
  'create schema if not exists auth',
  ...gotrueTables.flatMap(statementsOf),
]

/** Any number: only one of several starting instances creates the tables, the others wait for it. */
const schemaLock = 7_301_557

/** Creates what is missing, in the session's transaction; several instances may start at the same time. */
export async function prepareGotrueSchema(session: SqlSession): Promise<void> {
  await session.executeSql('select pg_advisory_xact_lock($1::bigint)', [schemaLock])
  for (const statement of gotrueStatements) {
    if (!(await isExistingIndex(session, statement))) await session.executeScript(statement)
  }
}

/**
 * `create index if not exists` locks the table before it looks: each start would wait for the writes
 * of the other instances, and end in a deadlock with one that writes to two tables.
 */
async function isExistingIndex(session: SqlSession, statement: string): Promise<boolean> {
  const [, name] = /^create (?:unique )?index if not exists "(\w+)"/.exec(statement) ?? []
  if (name === undefined) return false
  const { rows } = await session.executeSql<{ index: string | null }>(
    'select to_regclass($1)::text as index',
    [`auth.${name}`],
  )
  return rows[0]?.index !== null
}
