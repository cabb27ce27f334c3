import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { textDictionaries } from '../db/schema/text-dictionaries.ts'

export async function isStored(db: Db, id: string): Promise<boolean> {
  const found = await db
    .select({ id: textDictionaries.id })
    .from(textDictionaries)
    .where(eq(textDictionaries.id, id))
  return found.length === 1
}

/** Of two instances that store the same one, the first does. */
export async function insertDictionary(
  db: Db,
  dictionary: typeof textDictionaries.$inferInsert,
): Promise<void> {
  await db.insert(textDictionaries).values(dictionary).onConflictDoNothing()
}

export async function findDictionaryBytes(db: Db, id: string): Promise<Uint8Array | undefined> {
  const [found] = await db
    .select({ bytes: textDictionaries.bytes })
    .from(textDictionaries)
    .where(eq(textDictionaries.id, id))
  return found?.bytes
}
