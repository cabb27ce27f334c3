import pino from 'pino'
import type { Database } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { createProduct } from '../product.ts'

/** Makes what a first start makes: tables, queues, dictionaries. Keys are each copy's own. */
export async function prepareDatabase(database: Database): Promise<void> {
  const log = pino({ level: 'silent' })
  const product = await createProduct({ env: readEnv({}), database, log })
  await product.stop()
  await database.executeSql('delete from server_secrets')
  await database.close()
}
