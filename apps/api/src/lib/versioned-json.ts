import type { Context, TypedResponse } from 'hono'
import { type JsonBytes, sendJson } from './json-bytes.ts'

/** A body that is read only for a caller who does not hold it. */
export interface VersionedJson<Body> {
  /** The same for as long as the body would be. */
  version: string
  read(): Promise<JsonBytes<Body>>
}

/**
 * Responds with 304 to a caller whose `If-None-Match` names the version, else with the body. The
 * version is one of what this caller may read: the tag of another person's names nothing here.
 */
export async function sendVersion<Body>(
  c: Context,
  json: VersionedJson<Body>,
): Promise<Response & TypedResponse<Body, 200, 'json'>>
export async function sendVersion(
  c: Context,
  { version, read }: VersionedJson<unknown>,
): Promise<Response> {
  // Weak: compressed or not, it is the same.
  c.header('ETag', `W/"${version}"`)
  return isHeld(c, version) ? c.body(null, 304) : sendJson(c, await read())
}

function isHeld(c: Context, version: string): boolean {
  const held = c.req.header('if-none-match')?.split(',') ?? []
  return held.some((tag) => tag.trim().replace(/^W\//, '') === `"${version}"`)
}
