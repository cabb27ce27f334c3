interface Options {
  atOnce: number
  /** What comes while so many wait is left to the job behind it: the queue is in the database. */
  mostWaiting: number
  onError(error: unknown): void
}

/** Runs pieces of work a few at a time, in the order they came, after the code that added them has gone on. */
export function backgroundWork({ atOnce, mostWaiting, onError }: Options) {
  const waiting: (() => Promise<void>)[] = []
  const running = new Set<Promise<void>>()
  let isStopped = false

  function startNext(): void {
    if (isStopped || running.size >= atOnce) return
    const work = waiting.shift()
    if (!work) return
    const run = work()
      .catch(onError)
      .finally(() => {
        running.delete(run)
        startNext()
      })
    running.add(run)
  }
  return {
    add(work: () => Promise<void>): void {
      if (waiting.length >= mostWaiting) return
      waiting.push(work)
      setImmediate(startNext)
    },
    /** Starts nothing more and waits for what runs. */
    async stop(): Promise<void> {
      isStopped = true
      await Promise.all(running)
    },
  }
}
