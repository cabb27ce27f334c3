const closers: (() => Promise<unknown>)[] = []

/** Calls `close` when the test file that runs now has ended. */
export function closeAfterFile(close: () => Promise<unknown>): void {
  closers.push(close)
}

/** The newest first. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close()
}
