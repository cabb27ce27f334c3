import type { ModelRequest } from './language-model.ts'
import { asModelFailure } from './model-failures.ts'

/** Ends at the deadline, even where something on the way does not heed the signal. */
export async function inTime<Result>(
  request: ModelRequest,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { signal, end } = deadlineOf(request)
  const isOver = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    return await Promise.race([work(signal), isOver])
  } catch (error) {
    throw asModelFailure(error, signal)
  } finally {
    end()
  }
}

/** Aborts at the deadline of a request, or with it; `end` must be called. */
export function deadlineOf({ deadlineMs, signal: outer }: ModelRequest) {
  const controller = new AbortController()
  const stop = () => controller.abort(new Error('stopped'))
  const timer = setTimeout(stop, deadlineMs)
  outer?.addEventListener('abort', stop, { once: true })
  if (outer?.aborted) stop()
  const end = () => {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
  return { signal: controller.signal, end }
}
