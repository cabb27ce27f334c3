import type { Certainty } from '@individua/instrument/profile'
import type { Level } from '../../plan/plan-levels.ts'

export const levelWords: Readonly<Record<Level, string>> = {
  veryHigh: 'clearly above the middle',
  high: 'above the middle',
  middle: 'near the middle',
  low: 'below the middle',
  veryLow: 'clearly below the middle',
}

export const certaintyWords: Readonly<Record<Certainty, string>> = {
  clear: 'clear',
  likely: 'likely',
  quitePossible: 'quite possible',
  open: 'open',
}

export function percent(value: number): string {
  return `${value}%`
}
