import { createHash } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { ContentLanguage } from '@individua/instrument/content-language'
import { itemsById } from '@individua/instrument/items/item-bank'
import { textsOf } from '@individua/report/texts/texts-of'

/** The texts of all reports in a language. A report says little else, so beside them it is small. */
export interface TextDictionary {
  id: string
  bytes: Uint8Array
}

const made = new Map<ContentLanguage, TextDictionary>()

/** The texts as they are in this version. */
export function dictionaryOf(language: ContentLanguage): TextDictionary {
  const known = made.get(language)
  if (known) return known
  const bytes = Buffer.from(JSON.stringify([textsOf[language], [...itemsById.keys()]]))
  const id = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
  const dictionary = { id, bytes }
  made.set(language, dictionary)
  return dictionary
}

/** @returns the dictionary's id, a space and the compressed words in base64 */
export function packWords(words: object, { id, bytes }: TextDictionary): string {
  const packed = zstdCompressSync(JSON.stringify(words), { dictionary: bytes })
  return `${id} ${packed.toString('base64')}`
}

export function dictionaryIdOf(packed: string): string {
  return packed.slice(0, packed.indexOf(' '))
}

/** @throws when they were packed with another dictionary */
export function unpackWords(packed: string, { bytes }: TextDictionary): unknown {
  const compressed = Buffer.from(packed.slice(packed.indexOf(' ') + 1), 'base64')
  return JSON.parse(zstdDecompressSync(compressed, { dictionary: bytes }).toString())
}
