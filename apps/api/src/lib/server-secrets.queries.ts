import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { serverSecrets } from '../db/schema/server-secrets.ts'

/** A key that the first caller makes and all instances share. */
export async function findOrMakeSecret(db: Db, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db.insert(serverSecrets).values({ name, value }).onConflictDoNothing()
  const [secret] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  if (!secret) throw new Error(`The secret ${name} could not be stored`)
  return secret.value
}
