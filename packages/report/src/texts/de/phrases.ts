import type { Certainty } from '@individua/instrument/profile'
import type { Level } from '../../plan/plan-levels.ts'

export const levelWords: Readonly<Record<Level, string>> = {
  veryHigh: 'deutlich über der Mitte',
  high: 'über der Mitte',
  middle: 'nahe der Mitte',
  low: 'unter der Mitte',
  veryLow: 'deutlich unter der Mitte',
}

export const certaintyWords: Readonly<Record<Certainty, string>> = {
  clear: 'deutlich',
  likely: 'wahrscheinlich',
  quitePossible: 'gut möglich',
  open: 'noch offen',
}

/** The number and its sign stay on one line. */
export function percent(value: number): string {
  return `${value}\u00a0%`
}
