import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'

const tableNames = z.array(z.object({ name: z.string() }))

/**
 * Writes each table anew, with its indexes, and removes the log before that. A plain vacuum would only mark the space of deleted rows
 * as free: their words stay in the file until other rows happen to cover them.
 */
export async function removeErasedRows(
  execute: (text: string) => Promise<{ rows: unknown[] }[]>,
): Promise<void> {
  const [listed] = await execute(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'auth', 'jobs') and (
       pg_relation_size(c.oid) > 0
       -- An index that was never used is one page.
       or exists (select from pg_index where indrelid = c.oid and pg_relation_size(indexrelid) > 8192)
     )
     order by pg_total_relation_size(c.oid)`,
  )
  for (const { name } of tableNames.parse(listed?.rows)) {
    await execute(`vacuum full ${name}`)
    // PGlite works within one turn of the event loop: without this no request would be read.
    await setImmediate()
  }
  await execute('select pg_switch_wal()')
  // Removes the log before the switch, and the files of the tables as they were.
  await execute('checkpoint')
}
