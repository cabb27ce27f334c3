import { createHmac, createSecretKey } from 'node:crypto'
import type { Db } from '../db/database.ts'
import type { SecretBox } from './secret-box.ts'
import { findOrMakeSecret } from './server-secrets.queries.ts'

/** A hash with a key that all instances share; without the key it shows nothing of the value. */
export async function keyedHash(
  db: Db,
  box: SecretBox,
  name: string,
): Promise<(value: string) => string> {
  const secret = await findOrMakeSecret(db, box, name)
  const key = createSecretKey(secret, 'utf8')
  return (value) => createHmac('sha256', key).update(value).digest('base64url')
}
