import type { Database } from '../db/database.ts'

/** The tables of the database that hold the text in any row. */
export async function tablesHolding(database: Database, text: string): Promise<string[]> {
  const { rows } = await database.executeSql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const holding = await database.executeSql(
      `select 1 from ${name} as t where t::text like $1 limit 1`,
      [`%${text}%`],
    )
    if (holding.rows.length > 0) found.push(name)
  }
  return found
}

/** The files of the embedded database that hold the text, deleted rows and the log included. */
export async function databaseFilesHolding(database: Database, text: string): Promise<string[]> {
  const { rows } = await database.executeSql<{ path: string }>(
    `with recursive files as (
       select '.' as path, true as is_folder
       union all
       select path || '/' || name, (pg_stat_file(path || '/' || name)).isdir
       from files, pg_ls_dir(path) as name where is_folder
     )
     select path from files
     where not is_folder and position($1::bytea in pg_read_binary_file(path)) > 0`,
    [Buffer.from(text)],
  )
  return rows.map(({ path }) => path)
}
