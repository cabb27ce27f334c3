/** A process that stood still is late for one part only. */
const parts = 8

/**
 * Like `setTimeout`, by the time in which the event loop turns. On a busy machine a process may stand
 * still for seconds; what it waits for has then arrived, and only has to be read.
 * @returns cancels it
 */
export function setLiveTimeout(act: () => void, milliseconds: number): () => void {
  let left = parts
  let timer: NodeJS.Timeout
  const startPart = () => {
    timer = setTimeout(() => (--left > 0 ? startPart() : act()), milliseconds / parts)
  }
  startPart()
  return () => clearTimeout(timer)
}
