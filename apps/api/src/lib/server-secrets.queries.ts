import { randomBytes } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { serverSecrets } from '../db/schema/server-secrets.ts'
import type { SecretBox } from './secret-box.ts'

export interface Secret {
  name: string
  value: string
}

/** A key made by the instance that needs it first, and shared by all. */
export async function findOrMakeSecret(db: Db, box: SecretBox, name: string): Promise<string> {
  const made = randomBytes(32).toString('base64url')
  await db
    .insert(serverSecrets)
    .values({ name, value: box.seal(name, made) })
    .onConflictDoNothing()
  const [secret] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  if (!secret) throw new Error(`The secret ${name} could not be stored`)
  return box.open(name, secret.value)
}

/** Encrypts what is plain or encrypted with an older key. @throws SecretsKeyError */
export async function encryptSecrets(db: Db, box: SecretBox): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { name, value } of await tx.select().from(serverSecrets).for('update')) {
      const plain = box.open(name, value)
      if (!box.isOutdated(name, value)) continue
      await tx
        .update(serverSecrets)
        .set({ value: box.seal(name, plain) })
        .where(eq(serverSecrets.name, name))
    }
  })
}

/** Secrets whose names begin with this, opened. */
export async function findSecrets(db: Db, box: SecretBox, prefix: string): Promise<Secret[]> {
  const rows = await db
    .select()
    .from(serverSecrets)
    .where(sql`starts_with(${serverSecrets.name}, ${prefix})`)
  return rows.map(({ name, value }) => ({ name, value: box.open(name, value) }))
}

export async function insertSecret(db: Db, box: SecretBox, { name, value }: Secret): Promise<void> {
  await db.insert(serverSecrets).values({ name, value: box.seal(name, value) })
}

export async function deleteSecrets(db: Db, names: string[]): Promise<void> {
  if (names.length > 0) await db.delete(serverSecrets).where(inArray(serverSecrets.name, names))
}
