import pino from 'pino'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import type { Product } from '../product.ts'

/** The product for one command: it serves nothing, takes no jobs and logs nothing. */
export async function openProduct(env: Env, database: Database): Promise<Product> {
  const { createProduct } = await import('../product.ts')
  return createProduct({ env, database, log: pino({ level: 'silent' }), takesJobs: false })
}
