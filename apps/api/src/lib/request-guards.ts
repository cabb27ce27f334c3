import { limits } from '@individua/contract/limits'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { AppError } from './app-error.ts'
import type { HttpContext, HttpEnv } from './http-app.ts'

const limitSize = bodyLimit({
  maxSize: limits.maxBodyBytes,
  onError: () => {
    throw new AppError('body_too_large')
  },
})

/** Without a look at requests that have no body: it would make an object of Fetch of each. */
export const limitBody = createMiddleware<HttpEnv>(async (c, next) =>
  isRead(c) ? next() : limitSize(c, next),
)

function isRead({ req: { method } }: HttpContext): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Bodies of the API are JSON in well-formed UTF-8, without NUL, which PostgreSQL cannot store.
 *
 * The validator of a route reads Content-Type again, by a narrower grammar, and skips a body whose
 * type it does not know. It is given this reading instead of the header: two readings that differ
 * would let a body past without validation.
 */
export const guardBody = createMiddleware<HttpEnv>(async (c, next) => {
  if (isRead(c)) return next()
  const bytes = await c.req.arrayBuffer()
  const isJson = mediaTypeOf(c.req.header('content-type')) === 'application/json'
  if (bytes.byteLength > 0) {
    if (!isJson) throw new AppError('wrong_media_type')
    if (!isCleanJson(bytes)) throw new AppError('bad_json')
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

function isCleanJson(bytes: ArrayBuffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    JSON.parse(text)
    return !escapedNul.test(text)
  } catch {
    return false
  }
}
