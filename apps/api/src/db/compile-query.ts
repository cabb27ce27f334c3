import type { Db } from './database.ts'

interface Statement<Result> {
  execute(given: Record<string, unknown>): Promise<Result>
}

/**
 * A statement that Drizzle builds once; what differs from call to call are placeholders. For what
 * every visitor does: to build a small statement takes longer than to run it.
 * @param build the statement, with `sql.placeholder` for each value that is given; a default that
 * Drizzle computes would be the same in each call. Drizzle turns what is given into the column's own
 * form, and cannot do so with null for a moment or an array: there it is a text within `sql`
 * @returns what runs it with its values, on the database or within a transaction
 */
export function compileQuery<Result>(
  build: (db: Db) => { prepare(name: string): Statement<Result> },
): (db: Db, given: Record<string, unknown>) => Promise<Result> {
  /** For each driver, by the class of its sessions. */
  const compiled = new Map<unknown, Statement<Result>>()
  return (db, given) => {
    const { session } = db._
    // Without a name: a pooler may give each transaction another connection.
    const statement = compiled.get(session.constructor) ?? build(db).prepare('')
    compiled.set(session.constructor, statement)
    // With the connection and the logger of this session instead of those that it was built on.
    const here: Statement<Result> = Object.assign(Object.create(statement), session)
    return here.execute(given)
  }
}
