import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import { openClient } from '../db/pglite.ts'
import { gotrueStatements } from '../providers/auth/embedded/schema/create-tables.ts'
import { copyMigratedPglite } from './copied-pglite.ts'
import { findWholeTableReads, SentStatements } from './whole-table-reads.ts'

async function openTables() {
  const client = copyMigratedPglite()
  const sent = new SentStatements()
  const db = drizzle(client, { logger: sent })
  const { migrate } = await openClient(client)
  await migrate()
  for (const statement of gotrueStatements) await client.exec(statement)
  return { client, sent, db }
}

test('a statement is found that would read a whole table, an index of it, or an empty one', async () => {
  const { client, sent, db } = await openTables()
  await db.execute(sql`select 1 from outgoing_mails where subject = ${'x'}`)
  await db.execute(sql`select user_id, count(*) from results group by user_id limit ${1}`)
  await db.execute(sql`delete from auth.users where aud = ${'x'}`)
  const reads = await findWholeTableReads(client, sent)
  expect(reads.map((read) => read.split(':')[0])).toEqual(['outgoing_mails', 'results', 'users'])
  await client.close()
})

test('a statement is left alone that an index or a limit serves, or whose table is small', async () => {
  const { client, sent, db } = await openTables()
  await db.execute(sql`select 1 from outgoing_mails where recipient = ${'x'}`)
  await db.execute(sql`select 1 from outgoing_mails where status = 'queued' and attempts > 3`)
  await db.execute(sql`select 1 from results order by id limit ${5}`)
  await db.execute(sql`select 1 from server_secrets`)
  await db.execute(sql`insert into stripe_events (id, type) values (${'1'}, ${'x'})`)
  expect(await findWholeTableReads(client, sent)).toEqual([])
  await client.close()
})

test('what deletes with a row, or refers to it, is found by an index', async () => {
  const { client } = await openTables()
  const { rows } = await client.query(
    `select conrelid::regclass || ' (' || conkey::text || ')' as reference from pg_constraint
     where contype = 'f' and connamespace in ('public'::regnamespace, 'auth'::regnamespace)
       and not exists (
         select from pg_index where indrelid = conrelid and indpred is null
           and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey)`,
  )
  expect(rows).toEqual([])
  await client.close()
})
