import type { Certainty } from '../../../profile.ts'
import type { AnswerValue, Bearing, Level, Quote } from '../../plan-levels.ts'
import { statementOf } from '../statement.ts'

/** After a verb of place: „je výrazne nad stredom“. */
export const levelWords: Readonly<Record<Level, string>> = {
  veryHigh: 'výrazne nad stredom',
  high: 'nad stredom',
  middle: 'blízko stredu',
  low: 'pod stredom',
  veryLow: 'výrazne pod stredom',
}

export const certaintyWords: Readonly<Record<Certainty, string>> = {
  clear: 'jasné',
  likely: 'pravdepodobné',
  tooClose: 'príliš tesné na rozhodnutie',
}

const answerClauses: Readonly<Record<AnswerValue, (statement: string) => string>> = {
  1: (statement) => `S výrokom ${statement} ste rozhodne nesúhlasili`,
  2: (statement) => `S výrokom ${statement} ste nesúhlasili`,
  3: (statement) => `Pri výroku ${statement} ste zostali uprostred`,
  4: (statement) => `S výrokom ${statement} ste súhlasili`,
  5: (statement) => `S výrokom ${statement} ste rozhodne súhlasili`,
}

const bearingWords: Readonly<Record<Bearing, string>> = {
  speaksFor: 'a to hovorí v jeho prospech',
  speaksAgainst: 'a to hovorí proti nemu',
  open: 'čo vec necháva otvorenú',
  outweighed: 'no ostatné vaše odpovede túto prevážili',
}

/** For the two structures, whose names are neuter or feminine. */
const plainBearingWords: Readonly<Record<Bearing, string>> = {
  speaksFor: 'a to ukazuje týmto smerom',
  speaksAgainst: 'a to ukazuje opačným smerom',
  open: 'čo vec necháva otvorenú',
  outweighed: 'no ostatné vaše odpovede túto prevážili',
}

/** A whole sentence with a space before it, or an empty text where there is no quote. */
export function quoteSentence(quote: Quote | null, about: 'archetype' | 'structure'): string {
  if (!quote) return ''
  const statement = `„${statementOf(quote.itemId, 'sk')}“`
  const words = about === 'archetype' ? bearingWords : plainBearingWords
  return ` ${answerClauses[quote.value](statement)}, ${words[quote.bearing]}.`
}

/** The number and its sign stay on one line. */
export function percent(value: number): string {
  return `${value}\u00a0%`
}
