import type { Context, TypedResponse } from 'hono'

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

/** As `c.json` would respond with the body; the compiler holds it against the schema of the route. */
export function sendJson<Body>(
  c: Context,
  json: JsonBytes<Body>,
): Response & TypedResponse<Body, 200, 'json'>
export function sendJson(c: Context, { bytes }: JsonBytes<unknown>): Response {
  return c.body(bytes, 200, { 'Content-Type': 'application/json' })
}
