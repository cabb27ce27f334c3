/** The time is measured in so many parts. */
const parts = 8

/** Milliseconds since a moment, of which a process that stood still counts two parts at most. */
export function liveMsSince(moment: number, partMs: number): number {
  return Math.min(performance.now() - moment, 2 * partMs)
}

/**
 * Like `setTimeout`, but time in which the process stood still hardly counts. On a busy machine that may
 * be seconds; what the process waits for has then arrived and only has to be read.
 * @returns cancels the timeout
 */
export function setLiveTimeout(act: () => void, milliseconds: number): () => void {
  const partMs = milliseconds / parts
  let leftMs = milliseconds
  let timer: NodeJS.Timeout
  const startPart = () => {
    const startedAt = performance.now()
    const endPart = () => {
      leftMs -= liveMsSince(startedAt, partMs)
      if (leftMs > 0) startPart()
      else act()
    }
    timer = setTimeout(endPart, Math.min(partMs, leftMs))
  }
  startPart()
  return () => clearTimeout(timer)
}
