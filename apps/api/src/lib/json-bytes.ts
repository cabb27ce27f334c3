import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, TypedResponse } from 'hono'
import { accepts } from 'hono/accepts'

/** A JSON body as it is sent: encoded once, sent many times. */
export interface JsonBytes<Body> {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Never set: remembers for the compiler what the bytes were made from. */
  readonly bodyType?: Body
}

export function toJsonBytes<Body>(body: Body): JsonBytes<Body> {
  return { bytes: new TextEncoder().encode(JSON.stringify(body)) }
}

export function readJsonBytes<Body>({ bytes }: JsonBytes<Body>): Body {
  return JSON.parse(new TextDecoder().decode(bytes))
}

const compress = promisify(gzip)
/** Bytes; below it a response is sent in one packet either way. */
const leastCompressed = 2048
const compressed = new WeakMap<Uint8Array, Promise<Uint8Array<ArrayBuffer>>>()

/**
 * As `c.json` would respond with the body, compressed once for all callers that take gzip; the compiler
 * holds it against the schema of the route.
 */
export function sendJson<Body>(
  c: Context,
  json: JsonBytes<Body>,
): Promise<Response & TypedResponse<Body, 200, 'json'>>
export async function sendJson(c: Context, { bytes }: JsonBytes<unknown>): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' }
  if (bytes.length < leastCompressed || !takesGzip(c)) return c.body(bytes, 200, headers)
  return c.body(await compressedOf(bytes), 200, { ...headers, 'Content-Encoding': 'gzip' })
}

function takesGzip(c: Context): boolean {
  if (c.req.header('accept-encoding') === undefined) return false
  return (
    accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' }) === 'gzip'
  )
}

function compressedOf(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const known = compressed.get(bytes)
  if (known) return known
  const made = compress(bytes).then((body) => new Uint8Array(body))
  compressed.set(bytes, made)
  return made
}
