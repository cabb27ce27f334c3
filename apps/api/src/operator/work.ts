import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { DirectoryInUse } from '../db/directory-lock.ts'
import type { Env } from '../env.ts'
import type { AppContext } from '../lib/context.ts'
import { askServer } from './ask-server.ts'
import { requireDatabase, withDatabase, withLockedDatabase } from './open-database.ts'
import { requireTables } from './pending-migrations.ts'
import { serverVerbs } from './server-verbs.ts'
import type { VerbCall, VerbResult } from './verb.ts'

/** What a verb works with, in the running server or in the command's own process. */
export interface OperatorContext {
  env: Env
  database: Database
  /** What the product's business functions take; made when it is first asked for. */
  open(): Promise<AppContext>
  /** Whether the server runs in this process, and with it the jobs. */
  isServer: boolean
}

/** The part of a verb that is done where the database is. @throws OperatorError */
export type Work = (ctx: OperatorContext, words: readonly string[]) => Promise<VerbResult>

export type WorkName = keyof typeof serverVerbs

export const isWorkName = (name: string): name is WorkName => Object.hasOwn(serverVerbs, name)

const workResult = z.object({
  lines: z.array(z.string()),
  json: z.looseObject({}),
  hasFindings: z.boolean().exactOptional(),
})

interface WorkOptions {
  asItIs?: boolean
  takesAnyKeys?: boolean
  timeoutMs?: number
}

/**
 * Does the work here, or has the server do it that holds the embedded database.
 * @param options `asItIs` where the work copes with missing tables, `takesAnyKeys` where it copes with
 * another SECRETS_KEY; `timeoutMs` for the server's response
 */
export async function doWork(
  { env }: Pick<VerbCall, 'env'>,
  name: WorkName,
  words: readonly string[],
  { asItIs = false, takesAnyKeys = false, timeoutMs = 0 }: WorkOptions = {},
): Promise<VerbResult> {
  try {
    if (!asItIs) requireDatabase(env)
    const open = takesAnyKeys ? withLockedDatabase : withDatabase
    return await open(env, async (database) => {
      if (!asItIs) await requireTables(database, env)
      const { work } = await serverVerbs[name]()
      return withContext(env, database, (ctx) => work(ctx, words))
    })
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    const command = { method: 'POST', path: `/work/${name}`, body: words, timeoutMs } as const
    return askServer(env, command, async (body) => workResult.parse(await json(body)))
  }
}

async function withContext(
  env: Env,
  database: Database,
  work: (ctx: OperatorContext) => Promise<VerbResult>,
): Promise<VerbResult> {
  const { openProduct } = await import('./open-product.ts')
  let product: ReturnType<typeof openProduct> | undefined
  const open = async () => {
    product ??= openProduct(env, database)
    return (await product).ctx
  }
  try {
    return await work({ env, database, open, isServer: false })
  } finally {
    await (await product)?.stop()
  }
}
