import { pushSchema } from 'drizzle-kit/api'
import { afterAll, expect, test } from 'vitest'
import { openEmptyPglite } from '../../../../testing/test-database.ts'
import { prepareGotrueSchema } from './create-tables.ts'
import * as tables from './tables.ts'

// The tool adds it to every array: later files of this worker would read PDFs wrongly.
afterAll(() => Reflect.deleteProperty(Array.prototype, 'random'))

test('the migration tool finds nothing to change in the tables that are made', async () => {
  const { db, longTransaction, close } = await openEmptyPglite()
  await longTransaction(prepareGotrueSchema)
  const { statementsToExecute } = await pushSchema(tables, db, ['auth'])
  expect(statementsToExecute).toEqual([])
  await close()
})
