import { z } from 'zod'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { createSecretBox } from '../lib/secret-box.ts'
import { findSecrets } from '../lib/server-secrets.queries.ts'

const found = z.tuple([z.object({ isThere: z.boolean() })])

/** Whether the database has the table of keys. */
export async function hasKeyTable(database: Database): Promise<boolean> {
  const { rows } = await database.executeSql(
    'select to_regclass(\'public.server_secrets\') is not null as "isThere"',
  )
  return found.parse(rows)[0].isThere
}

/**
 * Opens all keys in the database, as a start of the server does.
 * @returns how many there are
 * @throws SecretsKeyError
 */
export async function openStoredKeys(
  database: Database,
  { SECRETS_KEY }: Pick<Env, 'SECRETS_KEY'>,
): Promise<number> {
  if (!(await hasKeyTable(database))) return 0
  return (await findSecrets(database.db, createSecretBox(SECRETS_KEY), '')).length
}
