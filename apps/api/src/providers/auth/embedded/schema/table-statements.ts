import { is, SQL } from 'drizzle-orm'
import {
  type AnyPgColumn,
  type AnyPgTable,
  type ForeignKey,
  getTableConfig,
  IndexedColumn,
  PgDialect,
} from 'drizzle-orm/pg-core'

const dialect = new PgDialect()
const quote = (name = '') => `"${name}"`
const listOf = (columns: { name?: string | undefined }[]) =>
  `(${columns.map(({ name }) => quote(name)).join(', ')})`

/**
 * The SQL that makes a table and its indexes where they are missing: columns with type, default and
 * generated value, primary keys, unique constraints, foreign keys, indexes on columns. Checks,
 * compound primary keys and indexes on expressions are left out: the embedded provider has none.
 */
export function statementsOf(table: AnyPgTable): string[] {
  const config = getTableConfig(table)
  const lines = [
    ...config.columns.map(columnLine),
    ...config.uniqueConstraints.map(
      (unique) => `constraint ${quote(unique.getName())} unique ${listOf(unique.columns)}`,
    ),
    ...config.foreignKeys.map(foreignKeyLine),
  ]
  const indexes = config.indexes.map(({ config: { name, unique, columns, where } }) => {
    const kind = unique ? 'unique index' : 'index'
    const list = listOf(columns.filter((column) => is(column, IndexedColumn)))
    const some = where ? ` where ${textOf(where)}` : ''
    return `create ${kind} if not exists ${quote(name)} on ${nameOf(table)} ${list}${some}`
  })
  return [`create table if not exists ${nameOf(table)} (${lines.join(', ')})`, ...indexes]
}

function nameOf(table: AnyPgTable): string {
  const { schema = 'public', name } = getTableConfig(table)
  return `${quote(schema)}.${quote(name)}`
}

function columnLine(column: AnyPgColumn): string {
  const parts = [quote(column.name), column.getSQLType()]
  if (column.primary) parts.push('primary key')
  else if (column.notNull) parts.push('not null')
  if (column.default !== undefined) parts.push(`default ${textOf(column.default)}`)
  if (column.generated) parts.push(`generated always as (${textOf(column.generated.as)}) stored`)
  if (column.isUnique) parts.push(`constraint ${quote(column.uniqueName)} unique`)
  return parts.join(' ')
}

function foreignKeyLine(key: ForeignKey): string {
  const { columns, foreignTable, foreignColumns } = key.reference()
  const target = `${nameOf(foreignTable)} ${listOf(foreignColumns)}`
  const line = `constraint ${quote(key.getName())} foreign key ${listOf(columns)} references ${target}`
  return `${line} on delete ${key.onDelete ?? 'no action'}`
}

function textOf(value: unknown): string {
  return is(value, SQL) ? dialect.sqlToQuery(value).sql : String(value)
}
