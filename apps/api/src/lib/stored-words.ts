import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { contentLanguage } from '@individua/instrument/content-language'
import { languages } from '@individua/instrument/dimensions'
import { LRUCache } from 'lru-cache'
import type { Db } from '../db/database.ts'
import type { reports, StoredAdvancedReport } from '../db/schema/reports.ts'
import {
  dictionaryIdOf,
  dictionaryOf,
  packWords,
  type TextDictionary,
  unpackWords,
} from './packed-words.ts'
import { findDictionaryBytes, insertDictionary, isStored } from './text-dictionaries.queries.ts'

type StoredRow = typeof reports.$inferSelect
/** A report's row with its words as they are read. */
export type StoredReport = Omit<StoredRow, 'body' | 'advancedBody'> & {
  body: Exclude<StoredRow['body'], string>
  advancedBody: StoredAdvancedReport | null
}

/** What reports are packed with is in the database before the first of them. */
export async function storeDictionaries(db: Db): Promise<void> {
  for (const language of languages) {
    const { id, bytes } = dictionaryOf(language)
    if (await isStored(db, id)) continue
    await insertDictionary(db, { id, language, bytes: zstdCompressSync(bytes) })
  }
}

export function packReport<Row extends Pick<StoredReport, 'language' | 'body'>>(
  row: Row & Partial<Pick<StoredReport, 'advancedBody'>>,
) {
  const dictionary = dictionaryOf(contentLanguage(row.language))
  const { body, advancedBody } = row
  return {
    ...row,
    body: packWords(body, dictionary),
    advancedBody: advancedBody ? packWords(advancedBody, dictionary) : null,
  }
}

/** Words that were stored before they were packed are as they were. */
export async function unpackReport(db: Db, row: StoredRow): Promise<StoredReport> {
  const { body, advancedBody } = row
  return {
    ...row,
    // Of our own making, like the rows that are not packed.
    body: typeof body === 'string' ? ((await unpack(db, body)) as StoredReport['body']) : body,
    advancedBody:
      typeof advancedBody === 'string'
        ? ((await unpack(db, advancedBody)) as StoredAdvancedReport)
        : advancedBody,
  }
}

async function unpack(db: Db, packed: string): Promise<unknown> {
  return unpackWords(packed, await findDictionary(db, dictionaryIdOf(packed)))
}

/** Each some hundred kilobytes. */
const earlier = new LRUCache<string, TextDictionary>({ max: 6 })

async function findDictionary(db: Db, id: string): Promise<TextDictionary> {
  const known =
    languages.map(dictionaryOf).find((dictionary) => dictionary.id === id) ?? earlier.get(id)
  if (known) return known
  const bytes = await findDictionaryBytes(db, id)
  if (!bytes) throw new Error(`no dictionary ${id} for a stored report`)
  const dictionary = { id, bytes: zstdDecompressSync(bytes) }
  earlier.set(id, dictionary)
  return dictionary
}
