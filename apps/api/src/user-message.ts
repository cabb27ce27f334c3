import { DatabaseUnreachable } from './db/database.ts'
import { DirectoryInUse, DirectoryLost, DirectoryUnusable } from './db/directory-lock.ts'
import { StartFailed } from './db/start-failure.ts'
import { ConfigError } from './env.ts'
import { SecretsKeyError } from './lib/secret-box.ts'

/** One line for an error that the operator can mend; undefined for any other. */
export function userMessageOf(error: unknown): string | undefined {
  const isPlain =
    error instanceof ConfigError ||
    error instanceof SecretsKeyError ||
    error instanceof DirectoryInUse ||
    error instanceof DirectoryUnusable ||
    error instanceof DirectoryLost ||
    error instanceof DatabaseUnreachable ||
    error instanceof StartFailed ||
    (error instanceof Error && 'syscall' in error)
  return isPlain ? error.message : undefined
}
