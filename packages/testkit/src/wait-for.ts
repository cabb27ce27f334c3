import { setTimeout as sleep } from 'node:timers/promises'

/** Repeats a read until it gives a value. */
export async function waitFor<Value>(
  what: string,
  read: () => Promise<Value | undefined>,
  { timeoutMs = 60_000, intervalMs = 50 } = {},
): Promise<Value> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; ) {
    const value = await read()
    if (value !== undefined) return value
    await sleep(intervalMs)
  }
  throw new Error(`${what} did not come in time`)
}
