import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { openEmptyPglite } from '../../../../testing/test-database.ts'
import { prepareGotrueSchema } from './create-tables.ts'
import * as tables from './tables.ts'

const sqlTypes: Readonly<Record<string, string>> = {
  'character varying': 'text',
  bigint: 'bigserial',
  'timestamp without time zone': 'timestamp',
}

test('the columns that queries use are those of the tables that are created', async () => {
  const database = await openEmptyPglite()
  await prepareGotrueSchema(database.db)
  const { rows } = await database.db.execute(
    sql`select table_name || '.' || column_name as column, data_type as type
      from information_schema.columns where table_schema = 'auth'`,
  )
  const created = new Map(
    rows.map(({ column, type }) => [column, sqlTypes[String(type)] ?? String(type)]),
  )
  for (const table of Object.values(tables)) {
    const { name, columns } = getTableConfig(table)
    for (const column of columns) {
      const id = `${name}.${column.name}`
      expect([id, created.get(id)]).toEqual([id, column.getSQLType()])
    }
  }
  await database.close()
})
