import type { Certainty } from '@individua/instrument/profile'
import type { Level } from '../../plan/plan-levels.ts'

/** After a verb of place: „je výrazne nad stredom“. */
export const levelWords: Readonly<Record<Level, string>> = {
  veryHigh: 'výrazne nad stredom',
  high: 'nad stredom',
  middle: 'blízko stredu',
  low: 'pod stredom',
  veryLow: 'výrazne pod stredom',
}

export const certaintyWords: Readonly<Record<Certainty, string>> = {
  clear: 'zreteľné',
  likely: 'pravdepodobné',
  quitePossible: 'celkom možné',
  open: 'zatiaľ otvorené',
}

/** The number and its sign stay on one line. */
export function percent(value: number): string {
  return `${value}\u00a0%`
}
