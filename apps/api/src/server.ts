import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { checkHost } from './check-host.ts'
import { connectDatabase } from './db/database.ts'
import { type Env, readEnv } from './env.ts'
import { userMessageOf } from './user-message.ts'

/** The rest is loaded once the settings are right and the database is ours. */
async function start(env: Env): Promise<void> {
  await checkHost(env)
  const database = await connectDatabase(env, exitWith)
  const { runProduct } = await import('./run-product.ts')
  await runProduct(env, database, exitWith)
}

/** What the person who starts it can mend is one line; anything else shows where it happened. */
function exitWith(error: unknown): never {
  console.error(userMessageOf(error) ?? error)
  process.exit(1)
}

try {
  // React, which draws the mails, reads it when it is loaded: otherwise it runs its checks for development.
  process.env.NODE_ENV ??= 'production'
  enableCompileCache()
  if (existsSync('.env')) process.loadEnvFile('.env')
  await start(readEnv(process.env))
} catch (error) {
  exitWith(error)
}
