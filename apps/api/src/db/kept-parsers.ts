import { type PGlite, types } from '@electric-sql/pglite'

/**
 * For each query of Drizzle, PGlite copies all its parsers, which took more than half as long as a small
 * query. Most of the three hundred read arrays of tables' rows, which no query returns. This keeps the
 * parsers of PGlite's own types and of their arrays; an array of another type is read as text.
 */
export async function keepCommonParsers(client: PGlite): Promise<void> {
  // Some have a name instead of the type's number.
  const numbers = Object.keys(types.parsers).map(Number).filter(Number.isInteger)
  const own = [...numbers, types.UUID]
  const { rows } = await client.query<{ arrayType: number }>(
    `select typarray as "arrayType" from pg_type where oid in (${own.join(',')}) and typarray <> 0`,
  )
  const kept = new Set([...own, ...rows.map(({ arrayType }) => arrayType)])
  client.parsers = Object.fromEntries(
    Object.entries(client.parsers).filter(([type]) => kept.has(Number(type))),
  )
  client.parsers[types.BYTEA] = bytesOf
  client.serializers[types.BYTEA] = textOf
}

/**
 * PGlite makes a string of each byte and a number of each string: with a hundred readers of a
 * dashboard, two fifths of the server's work.
 */
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text.slice('\\x'.length), 'hex'))

function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`
}
