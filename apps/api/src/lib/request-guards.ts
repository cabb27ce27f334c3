import { limits } from '@individua/contract/limits'
import { createMiddleware } from 'hono/factory'
import { AppError } from './app-error.ts'
import type { HttpEnv } from './http-app.ts'

/** Bodies of the API are JSON of at most 64 KiB, well-formed UTF-8, without NUL. */
export const guardBody = createMiddleware<HttpEnv>(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  if (Number(c.req.header('content-length') ?? 0) > limits.maxBodyBytes) {
    throw new AppError('body_too_large')
  }
  const hasBody =
    Number(c.req.header('content-length') ?? 0) > 0 || c.req.header('transfer-encoding')
  if (!hasBody) return next()
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('wrong_media_type')
  }
  const bytes = await readAtMost(c.req.raw, limits.maxBodyBytes)
  c.req.bodyCache.text = parseCarefully(bytes)
  await next()
})

async function readAtMost(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('body_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseCarefully(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    JSON.parse(text)
    if (text.includes('\\u0000')) throw new AppError('bad_json')
    return text
  } catch {
    throw new AppError('bad_json')
  }
}
