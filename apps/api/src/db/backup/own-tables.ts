import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { migrationsFolder, type SqlSession } from '../database.ts'
import { BackupError } from './backup-format.ts'

export interface OwnTable {
  schema: string
  name: string
  columns: { name: string; type: string; isKey: boolean; sequence: string | null }[]
}

const tableRows = z.array(
  z.object({
    schema: z.string(),
    name: z.string(),
    columns: z.array(
      z.object({
        name: z.string(),
        type: z.string(),
        isKey: z.boolean(),
        sequence: z.string().nullable(),
      }),
    ),
  }),
)

/** The queue's notes about itself: its schema version, counts of the last minutes, warnings. */
const queueBookkeeping = ['version', 'queue_stats', 'warning', 'bam']

/** Not in a backup: a start or the next request makes these rows again. */
const madeAgain = ['web_builds', 'web_assets', 'presented_results']

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })
const snapshot = z.object({ tables: z.record(z.string(), z.unknown()) })

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(join(migrationsFolder, 'meta', name), 'utf8'))

export interface Migration {
  number: number
  tag: string
  when: number
}

/** The migrations that this version of the product knows, oldest first. */
export function knownMigrations(): Migration[] {
  return journal
    .parse(readJson('_journal.json'))
    .entries.map(({ tag, when }, index) => ({ number: index + 1, tag, when }))
}

/** Names of the product's tables in `public` after this migration; others there are not ours. */
export function publicTablesAt({ tag }: Pick<Migration, 'tag'>): string[] {
  const { tables } = snapshot.parse(readJson(`${tag.slice(0, 4)}_snapshot.json`))
  return Object.keys(tables).map((name) => name.replace('public.', ''))
}

/** The migration the database is at; undefined where the product never ran. */
export async function migrationOf(session: SqlSession): Promise<Migration | undefined> {
  const [found] = await rowsOf(
    session,
    z.object({ name: z.string().nullable() }),
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  )
  if (!found?.name) return undefined
  const [last] = await rowsOf(
    session,
    z.object({ moment: z.string().nullable() }),
    'select max(created_at)::text as moment from drizzle.__drizzle_migrations',
  )
  if (!last?.moment) return undefined
  const moment = Number(last.moment)
  const known = knownMigrations()
  if (moment > (known.at(-1)?.when ?? 0)) {
    throw new BackupError('The database was used by a newer version of the product than this one.')
  }
  return known.findLast(({ when }) => when <= moment)
}

/** Applies migrations as Drizzle does, but only these, and within the caller's transaction. */
export async function applyMigrations(session: SqlSession, from: number, to: number) {
  await session.executeScript(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`)
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(
    from,
    to,
  )) {
    for (const statement of sql) await session.executeScript(statement)
    await session.executeSql(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}

/** The product's tables whose rows a backup holds, with the columns that hold a value of their own. */
export async function listOwnTables(
  session: SqlSession,
  migration: Pick<Migration, 'tag'>,
  hasAccounts: boolean,
): Promise<OwnTable[]> {
  const { rows } = await session.executeSql(
    `select n.nspname as schema, c.relname as name,
       json_agg(json_build_object(
         'name', a.attname,
         'type', format_type(a.atttypid, a.atttypmod),
         'isKey', coalesce(a.attnum = any(i.indkey), false),
         'sequence', pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname)
       ) order by a.attname collate "C") as columns
     from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid
         and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname in ('public', 'auth', 'jobs')
     group by 1, 2 order by n.nspname collate "C", c.relname collate "C"`,
  )
  const ours = new Set(publicTablesAt(migration))
  return tableRows.parse(rows).filter(({ schema, name }) => {
    if (schema === 'auth') return hasAccounts
    if (schema === 'jobs') return !queueBookkeeping.includes(name)
    return ours.has(name) && !madeAgain.includes(name)
  })
}

/** Every value's text is the same on every server: no setting of the session shows in it. */
export async function useNeutralText(session: SqlSession): Promise<void> {
  await session.executeScript(`set local search_path = public; set local timezone = 'UTC';
    set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1`)
}

export async function rowsOf<Row>(
  session: SqlSession,
  shape: z.ZodType<Row>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await session.executeSql(text, values)
  return z.array(shape).parse(rows)
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
export const fullName = ({ schema, name }: { schema: string; name: string }) =>
  `${quote(schema)}.${quote(name)}`
