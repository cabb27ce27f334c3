import { Worker } from 'node:worker_threads'

/** So many checks in a row without a sign of life: a process that was paused as a whole misses one. */
const missedChecks = 10

/**
 * Ends the process when its event loop stands still for so long, as it does while a query of the
 * embedded database hangs: nothing else in the process can notice or end that. The process manager
 * starts it again, and the embedded database recovers as after a kill.
 * @returns ends the watch
 */
export function startWatchdog(timeoutMs: number): () => Promise<void> {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const checkMs = timeoutMs / missedChecks
  const heart = setInterval(() => Atomics.add(beats, 0, 1), checkMs / 2).unref()
  const worker = new Worker(watch, {
    eval: true,
    // The flags of the process would decide how the text is read.
    execArgv: [],
    workerData: { beats, checkMs, missedChecks },
  })
  worker.unref()
  return async () => {
    clearInterval(heart)
    await worker.terminate()
  }
}

/** As text: a worker of its own file would have to be found beside the bundled server. */
const watch = `
  const { workerData: { beats, checkMs, missedChecks } } = require('node:worker_threads')
  let seen = 0
  let missed = 0
  setInterval(() => {
    const now = Atomics.load(beats, 0)
    missed = now === seen ? missed + 1 : 0
    seen = now
    if (missed < missedChecks) return
    const line = { level: 60, time: Date.now(), msg: 'nothing has run for too long; the process ends' }
    require('node:fs').writeSync(1, JSON.stringify(line) + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }, checkMs)
`
