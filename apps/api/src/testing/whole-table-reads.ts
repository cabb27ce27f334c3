import type { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'

/** Tables that do not grow with the number of people. */
const smallTables = ['server_secrets', 'web_builds', 'web_assets', 'text_dictionaries']

/** Statements that may read a whole table, each with its reason. */
const allowed: [statement: RegExp, reason: string][] = [
  [
    /^select day::text as day, n::int as n from \(/,
    "the operator's counts of a month, on the connection of background work",
  ],
  [
    /from "outgoing_mails" where "outgoing_mails"\."sent_at" is not null order by/,
    'the mailbox of one machine, which a server with people on it does not have',
  ],
]

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  'Index Cond'?: string | undefined
  Plans?: PlanNode[] | undefined
}

const planNode: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    'Index Cond': z.string().optional(),
    Plans: z.array(planNode).optional(),
  }),
)
const explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: planNode })) }))

/** The statements that a database was sent, each once. */
export class SentStatements {
  readonly all = new Map<string, { text: string; values: unknown[] }>()

  logQuery(text: string, values: unknown[]): void {
    // Lists of different lengths make one statement.
    const key = text.replace(/\$\d+(, \$\d+)+/g, '$…')
    if (/^\s*\(*(select|with|insert|update|delete)\b/i.test(text) && !this.all.has(key)) {
      this.all.set(key, { text, values })
    }
  }
}

/**
 * Which of the statements would read a whole table of the product once it has a million rows: PGlite
 * plans each as if every table had. Only for a database that is closed afterwards.
 */
export async function findWholeTableReads(client: PGlite, sent: SentStatements): Promise<string[]> {
  if (sent.all.size === 0) return []
  const wholeOf = await pretendMillions(client)
  const found: string[] = []
  for (const { text, values } of sent.all.values()) {
    if (allowed.some(([statement]) => statement.test(text))) continue
    const plan = await explain(client, text, values)
    if (!plan) continue
    for (const table of wholeReadsOf(plan, wholeOf)) found.push(`${table}: ${text}`)
  }
  return found
}

/** Undefined for a table of a test's own, which is gone by now, or was not made. */
async function explain(client: PGlite, text: string, values: unknown[]) {
  try {
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    return explained.parse(rows)[0]?.['QUERY PLAN'][0]?.Plan
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^(42P01|3F000)$/.test(String(error.code))) {
      return undefined
    }
    throw error
  }
}

/** The table that is read whole when this table, or this index, is. */
type WholeOf = ReadonlyMap<string, string>

/** Columns that are null in most rows, with their share: those that partial indexes leave out. */
const nullShares = [
  ['link_requests', 'request', 0.99],
  ['users', 'email_confirmed_at', 0.05],
] as const

/** @returns without partial indexes: to read one whole is to read few rows of its table */
async function pretendMillions(client: PGlite): Promise<WholeOf> {
  await fillAPageOfEach(client)
  const small = smallTables.map((name) => `'${name}'`).join()
  // The planner multiplies rows per page by the pages that the table really has.
  await client.exec(
    `update pg_class set reltuples = 1000000, relpages = 1
     where relkind = 'r' and relname not in (${small}) and relnamespace in ${schemas}`,
  )
  await pretendVariety(client)
  const { rows } = await client.query<{ name: string; whole: string }>(
    `select relname as name, relname as whole from pg_class
     where relkind = 'r' and relname not in (${small}) and relnamespace in ${schemas}
     union all
     select i.relname, t.relname from pg_index
       join pg_class i on i.oid = indexrelid join pg_class t on t.oid = indrelid
     where indpred is null and t.relname not in (${small}) and t.relnamespace in ${schemas}`,
  )
  return new Map(rows.map(({ name, whole }) => [name, whole]))
}

/**
 * How many values a column has: ids, times and what an index begins with grow with the table, items
 * are hundreds, anything else has ten. Without it each id would stand in 5,000 rows.
 */
async function pretendVariety(client: PGlite): Promise<void> {
  const shares = nullShares
    .map(
      ([table, column, share]) =>
        `when c.relname = '${table}' and a.attname = '${column}' then ${share}`,
    )
    .join(' ')
  const none = [1, 2, 3, 4, 5].map(() => '0, 0, 0').join(', ')
  const kinds = ['stakind', 'staop', 'stacoll'] as const
  const columns = [1, 2, 3, 4, 5]
    .flatMap((slot) => kinds.map((kind) => `${kind}${slot}`))
    .join(', ')
  await client.exec(
    `delete from pg_statistic where starelid in
       (select oid from pg_class where relnamespace in ${schemas});
     insert into pg_statistic
       (starelid, staattnum, stainherit, stanullfrac, stawidth, stadistinct, ${columns})
     select c.oid, a.attnum, false, case ${shares} else 0 end, 16, case
       when a.attname = 'item_id' then 200
       when format_type(a.atttypid, null) = 'uuid' then -0.1
       when format_type(a.atttypid, null) like 'timestamp%' then -0.5
       when exists (select from pg_index where indrelid = c.oid and indkey[0] = a.attnum) then -0.1
       else 10 end, ${none}
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relkind = 'r' and not a.attisdropped and c.relnamespace in ${schemas}`,
  )
}

const schemas = `(select oid from pg_namespace where nspname in ('public', 'auth'))`

/** A table without a page is empty to the planner, whatever else is said of it. */
async function fillAPageOfEach(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ insert: string }>(
    `select format('insert into %I.%I (%s) values (%s)', n.nspname, c.relname,
       string_agg(quote_ident(a.attname), ', '), string_agg(
         case format_type(a.atttypid, null)
           when 'uuid' then 'gen_random_uuid()' when 'jsonb' then $$'{}'$$
           when 'timestamp with time zone' then 'now()' when 'date' then 'now()'
           when 'integer' then '0' when 'bigint' then '0' when 'boolean' then 'false'
           else $$''$$ end, ', ')) as insert
     from pg_class c
       join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'auth')
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and a.attnotnull
         and a.attgenerated = '' and not a.attisdropped
     where c.relkind = 'r' and pg_relation_size(c.oid) = 0
     group by n.nspname, c.relname`,
  )
  for (const { insert } of rows) {
    await client.exec(`begin; set local session_replication_role = replica; ${insert}; rollback`)
  }
}

/** The tables that a plan reads whole. A limit ends a read, unless all rows are sorted or grouped first. */
function wholeReadsOf(node: PlanNode, wholeOf: WholeOf, isLimited = false): string[] {
  const type = node['Node Type']
  const index = node['Index Name']
  const isAll = index === undefined ? type === 'Seq Scan' : !node['Index Cond'] && !isLimited
  const whole = isAll ? wholeOf.get(index ?? node['Relation Name'] ?? '') : undefined
  const limitsBelow = type === 'Limit' || (isLimited && !/Sort|Aggregate|Hash|Unique/.test(type))
  const below = (node.Plans ?? []).flatMap((plan) => wholeReadsOf(plan, wholeOf, limitsBelow))
  return whole === undefined ? below : [whole, ...below]
}
