import { limits } from '@individua/contract/limits'
import { createMiddleware } from 'hono/factory'
import { AppError } from './app-error.ts'
import type { HttpEnv } from './http-app.ts'
import { limitBody } from './limit-body.ts'

export const limitJson = limitBody(limits.maxBodyBytes, () => {
  throw new AppError('body_too_large')
})

/**
 * Bodies of the API are JSON in well-formed UTF-8, without NUL, which PostgreSQL cannot store.
 *
 * The validator of a route reads Content-Type again, by a narrower grammar, and skips a body whose
 * type it does not know. It is given this reading instead of the header: two readings that differ
 * would let a body past without validation.
 */
export const guardBody = createMiddleware<HttpEnv>(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const bytes = await c.req.arrayBuffer()
  const isJson = mediaTypeOf(c.req.header('content-type')) === 'application/json'
  if (bytes.byteLength > 0) {
    if (!isJson) throw new AppError('wrong_media_type')
    const text = textOf(bytes)
    if (text === undefined || !isCleanJson(text)) throw new AppError('bad_json')
    // Kept for the validator, which would build a Fetch response to read the same bytes again.
    Object.assign(c.req.bodyCache, { text: Promise.resolve(text) })
  }
  const { headers } = c.req.raw
  if (isJson) headers.set('content-type', 'application/json')
  else headers.delete('content-type')
  await next()
})

/** The type and subtype, whatever parameters follow: none of them changes how JSON is read. */
function mediaTypeOf(contentType = ''): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase()
}

/** Not the text of a backslash and `u0000` behind it. */
const escapedNul = /(?<!\\)(\\\\)*\\u0000/

function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function isCleanJson(text: string): boolean {
  try {
    JSON.parse(text)
    return !escapedNul.test(text)
  } catch {
    return false
  }
}
