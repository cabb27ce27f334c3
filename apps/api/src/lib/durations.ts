/** In milliseconds. */
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

export function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}

/** Whole seconds until the next day begins in UTC; at least one. */
export function secondsUntilMidnight(now: Date): number {
  return Math.ceil((day - (now.getTime() % day)) / 1000)
}
