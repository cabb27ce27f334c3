import { limits } from '@individua/contract/limits'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { AppError } from './app-error.ts'
import type { HttpEnv } from './http-app.ts'

export const limitBody = bodyLimit({
  maxSize: limits.maxBodyBytes,
  onError: () => {
    throw new AppError('body_too_large')
  },
})

/** Bodies of the API are JSON in well-formed UTF-8, without NUL, which PostgreSQL cannot store. */
export const guardBody = createMiddleware<HttpEnv>(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength > 0) {
    if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
      throw new AppError('wrong_media_type')
    }
    if (!isCleanJson(bytes)) throw new AppError('bad_json')
  }
  await next()
})

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
