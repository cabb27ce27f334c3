import { createMiddleware } from 'hono/factory'
import { AppError } from './app-error.ts'
import type { HttpContext, HttpEnv } from './http-app.ts'

/** Milliseconds. The promise is 2.5 s; the rest is for the way there and back. */
export const requestTimeoutMs = 2_250

/**
 * Responds with 503 in time when the database is gone, frozen or slow; work that has begun is left to
 * end by itself. The time that a caller takes to send a body does not count.
 */
export const requestTimeout = (timeoutMs: () => number) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, reject) => {
      const check = () => {
        if (c.get('skipTimeout')) return
        if (isWholeRequestHere(c)) reject(new AppError('unavailable'))
        else timer = setTimeout(check, timeoutMs())
      }
      timer = setTimeout(check, timeoutMs())
    })
    try {
      await Promise.race([next(), tooLate])
    } finally {
      clearTimeout(timer)
    }
  })

/** For a route that waits for more than the database, such as a language model. */
export const skipTimeout = createMiddleware<HttpEnv>(async (c, next) => {
  c.set('skipTimeout', true)
  await next()
})

function isWholeRequestHere(c: HttpContext): boolean {
  return c.env?.incoming?.complete ?? true
}
