// @module-tag postgres-only

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connectPostgres } from '../../../../db/postgres.ts'
import { newTestDatabaseUrl } from '../../../../testing/test-database.ts'
import { prepareGotrueSchema } from './create-tables.ts'
import { gotrueTables } from './tables.ts'

test('a start on existing tables does not wait for the writes of another instance', async () => {
  const { db, longTransaction, close } = await connectPostgres({
    DATABASE_URL: (await newTestDatabaseUrl()) ?? '',
  })
  await longTransaction(prepareGotrueSchema)
  await db.transaction(async (write) => {
    for (const table of gotrueTables) {
      await write.execute(sql`lock table ${table} in row exclusive mode`)
    }
    await expect(longTransaction(prepareGotrueSchema)).resolves.toBeUndefined()
  })
  await close()
})
