import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { checkHost } from './check-host.ts'
import { connectDatabase, DatabaseUnreachable } from './db/database.ts'
import { DirectoryInUse, DirectoryLost, DirectoryUnusable } from './db/directory-lock.ts'
import { StartFailed } from './db/start-failure.ts'
import { ConfigError, type Env, readEnv } from './env.ts'

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

function userMessageOf(error: unknown): string | undefined {
  const isPlain =
    error instanceof ConfigError ||
    error instanceof DirectoryInUse ||
    error instanceof DirectoryUnusable ||
    error instanceof DirectoryLost ||
    error instanceof DatabaseUnreachable ||
    error instanceof StartFailed ||
    (error instanceof Error && 'syscall' in error)
  return isPlain ? error.message : undefined
}

try {
  enableCompileCache()
  if (existsSync('.env')) process.loadEnvFile('.env')
  await start(readEnv(process.env))
} catch (error) {
  exitWith(error)
}
