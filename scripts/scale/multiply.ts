import type pg from 'pg'

/** Text that names a person, a client or something paid for: each copy has its own. */
const personalTexts = new Set([
  'address_key',
  'checkout_session_id',
  'claim_email',
  'client_key',
  'email',
  'id',
  'parent',
  'payment_intent_id',
  'provider_id',
  'recipient',
  'relates_to',
  'subject',
  'token',
  'token_hash',
  'user_id',
])

/** Ids that mean the same for all people. */
const sharedIds = new Set(['item_id'])

/** Arrivals are spread over the hours of so many days. */
const days = 30

interface Column {
  table: string
  name: string
  type: string
}

/**
 * Copies the rows of all people so many times. An id becomes the hash of itself and the copy's
 * number, wherever it stands, so that the copies refer to each other as the originals do.
 */
export async function multiplyPeople(client: pg.Client, copies: number): Promise<void> {
  const columns = await findColumns(client)
  await client.query("set session_replication_role = 'replica'; set maintenance_work_mem = '1GB'")
  for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
    const names = own.map(({ name }) => `"${name}"`).join(', ')
    const values = own.map(valueOfCopy).join(', ')
    // Built once at the end: an index that takes random ids one by one is slower the larger it is.
    await client.query(
      `update pg_index set indisready = false where indrelid = '${table}'::regclass`,
    )
    await client.query(
      `insert into ${table} (${names}) select ${values}
       from ${table} original, generate_series(1, ${copies}) copy`,
    )
    await client.query(`reindex table ${table}`)
  }
  await client.query("set session_replication_role = 'origin'; reset maintenance_work_mem")
  await client.query('vacuum (analyze)')
}

/** Without those that the database fills in by itself. */
async function findColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select format('%I.%I', n.nspname, c.relname) as table, a.attname as name,
       format_type(a.atttypid, null) as type
     from pg_class c
       join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'auth')
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relname not in ('server_secrets', 'text_dictionaries', 'web_builds', 'web_assets', 'presented_results') and a.attgenerated = ''
       and not (c.relname = 'refresh_tokens' and a.attname = 'id')
     order by c.oid, a.attnum`,
  )
  return rows
}

function valueOfCopy({ name, type }: Column): string {
  const column = `original."${name}"`
  const digest = `md5(${column}::text || '.' || copy)`
  // With the digits of version 8: the product refuses what is no UUID.
  const hash = `overlay(overlay(${digest} placing '8' from 13) placing '8' from 17)::uuid`
  if (type === 'uuid') return sharedIds.has(name) ? column : hash
  if (type.startsWith('timestamp')) return `${column} - copy % ${24 * days} * interval '1 hour'`
  if (type === 'date') return `${column} - copy % ${days}`
  if (!personalTexts.has(name) || !/^(text|character varying)/.test(type)) return column
  return `case when ${column} ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then ${hash}::text
    when ${column} <> '' then ${column} || '.' || copy else ${column} end`
}
