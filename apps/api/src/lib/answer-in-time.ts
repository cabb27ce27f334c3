import { createMiddleware } from 'hono/factory'
import { AppError } from './app-error.ts'
import type { HttpContext, HttpEnv } from './http-app.ts'

/** Milliseconds. The promise is 2.5 s; the rest is for the way there and back. */
export const answerPatience = 2_250

/**
 * Whoever waits for a database that is gone, frozen or slow is told so in time; what was begun for
 * them is left to end by itself. The time that a caller takes to send a body does not count.
 */
export const answerInTime = (patience: () => number) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, reject) => {
      const check = () => {
        if (c.get('mayTakeLong')) return
        if (isWholeRequestHere(c)) reject(new AppError('unavailable'))
        else timer = setTimeout(check, patience())
      }
      timer = setTimeout(check, patience())
    })
    try {
      await Promise.race([next(), tooLate])
    } finally {
      clearTimeout(timer)
    }
  })

/** For a route that waits for more than the database, such as a language model. */
export const mayTakeLong = createMiddleware<HttpEnv>(async (c, next) => {
  c.set('mayTakeLong', true)
  await next()
})

function isWholeRequestHere(c: HttpContext): boolean {
  return c.env?.incoming?.complete ?? true
}
