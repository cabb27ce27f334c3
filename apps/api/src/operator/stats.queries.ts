import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

/** What is counted by day, in UTC. */
export const counts = {
  visitors: sql`select day, count(distinct subject) as n from daily_uses where kind = 'preview' group by day`,
  signUps: perDay('registered_at', sql`users`),
  coreForms: perDay('submitted_at', sql`assessments where kind = 'basic'`),
  advancedReports: perDay('created_at', sql`results where kind = 'advanced'`),
  payments: perDay('paid_at', sql`payments where origin = 'checkout' and paid_at is not null`),
  grants: perDay('paid_at', sql`payments where origin = 'operator' and paid_at is not null`),
  refunds: perDay('ended_at', sql`payments where ended_at is not null`),
  mails: perDay('sent_at', sql`outgoing_mails where sent_at is not null`),
} satisfies Record<string, SQL>

function perDay(column: string, rows: SQL): SQL {
  const day = sql`(${sql.identifier(column)} at time zone 'UTC')::date`
  return sql`select ${day} as day, count(*) as n from ${rows} group by 1`
}

/** How many rows each day has; days without any are left out. */
export async function countByDay(
  db: Db,
  rowsByDay: SQL,
  firstDay: string,
): Promise<Map<string, number>> {
  const { rows } = await db.execute(
    sql`select day::text as day, n::int as n from (${rowsByDay}) counted where day >= ${firstDay}::date`,
  )
  return new Map(rows.map(({ day, n }) => [String(day), Number(n)]))
}
