import { createMiddleware } from 'hono/factory'
import { AppError } from './app-error.ts'
import type { AppContext } from './context.ts'
import type { HttpContext, HttpEnv } from './http-app.ts'
import { liveMsSince } from './live-timeout.ts'

/** Milliseconds. The promise is 2.5 s; the rest is for the way there and back. */
export const requestTimeoutMs = 2_250
/** Milliseconds that a request may wait at a busy server, where other queries get their responses. */
export const busyTimeoutMs = 20_000
/** Milliseconds from one look at the database to the next, and how many in a row see no response. */
const lookMs = 250
const silentLooks = 2

type Watched = Pick<AppContext, 'databaseResponses' | 'requestTimeoutMs' | 'stopping'>

/**
 * Responds with 503 in time when the database is gone, frozen or slow; work that has begun is left to
 * end by itself. While the database responds to others, the request is in a queue and waits on. The
 * time that a caller takes to send a body does not count, nor does time in which the process stands
 * still.
 */
export const requestTimeout = (watched: Watched) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, reject) => {
      const isHopeless = watch(watched)
      const look = () => {
        if (c.get('skipTimeout')) return
        if (isHopeless(isWholeRequestHere(c))) reject(new AppError('unavailable'))
        else timer = setTimeout(look, lookMs)
      }
      timer = setTimeout(look, lookMs)
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

/** @returns called at each look, whether the request waits in vain */
function watch({ databaseResponses, requestTimeoutMs, stopping }: Watched) {
  let waitedMs = 0
  let lookedAt = performance.now()
  let seen = databaseResponses()
  let silent = 0
  return (isWholeRequestHere: boolean): boolean => {
    waitedMs = isWholeRequestHere ? waitedMs + liveMsSince(lookedAt, lookMs) : 0
    lookedAt = performance.now()
    silent = databaseResponses() === seen ? silent + 1 : 0
    seen = databaseResponses()
    if (waitedMs < requestTimeoutMs) return false
    // A stop has no time for queues.
    return silent >= silentLooks || stopping.aborted || waitedMs >= busyTimeoutMs
  }
}

function isWholeRequestHere(c: HttpContext): boolean {
  return c.env?.incoming?.complete ?? true
}
