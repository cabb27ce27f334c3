import type { SqlSession } from '../../apps/api/src/db/database.ts'

/** What a reader of a dashboard has rows in, each table after those that it refers to. */
const tables = [
  'auth.users',
  'auth.identities',
  'auth.sessions',
  'public.users',
  'public.assessments',
  'public.answers',
  'public.results',
  'public.reports',
  'public.presented_results',
]

/** Another id of the same for each copy, with version and variant: the server reads no other UUIDs. */
const idOf = (id: string) =>
  `overlay(overlay(md5(${id} || n) placing '7' from 13) placing '8' from 17)::uuid`

/** Emails start with the copy's number, other texts stay; an item is the same for everyone. */
const copyOf = (column: string, type: string) => {
  if (type === 'uuid' && column !== 'item_id') return idOf(`${column}::text`)
  if (column === 'pooled_from') {
    return `(select jsonb_agg(${idOf('one')}) from jsonb_array_elements_text(${column}) one)`
  }
  if (column === 'email' || column === 'provider_id') return `n || '.' || ${column}`
  return column
}

/**
 * Copies the rows of the only user of a database so many times.
 * @returns the ids of users and of their sessions
 */
export async function multiplyUser(
  database: SqlSession,
  count: number,
): Promise<{ userId: string; sessionId: string; email: string }[]> {
  for (const table of tables) {
    const [schema, name] = table.split('.')
    const { rows } = await database.executeSql<{ column: string; type: string }>(
      `select quote_ident(column_name) as column, data_type as type from information_schema.columns
       where table_schema = $1 and table_name = $2 and is_generated = 'NEVER'`,
      [schema, name],
    )
    const columns = rows.map(({ column }) => column).join(', ')
    const copies = rows.map(({ column, type }) => copyOf(column, type)).join(', ')
    await database.executeSql(
      `insert into ${table} (${columns}) select ${copies} from ${table}, generate_series(1, ${count}) n`,
    )
  }
  await database.executeScript('analyze')
  const { rows } = await database.executeSql<{ userId: string; sessionId: string; email: string }>(
    `select u.id as "userId", s.id as "sessionId", u.email
     from auth.users u join auth.sessions s on s.user_id = u.id`,
  )
  return rows
}
