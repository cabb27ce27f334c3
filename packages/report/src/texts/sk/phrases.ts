import type { Certainty } from '@individua/instrument/profile'
import type { AnswerValue, Bearing, Level, Quote } from '../../plan/plan-levels.ts'
import { statementOf } from '../statement.ts'
import { type Wordings, wordingFor } from '../wording.ts'

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
  tooClose: 'neisté',
}

export const answerClauses: Readonly<Record<AnswerValue, (statement: string) => string>> = {
  1: (statement) => `S výrokom ${statement} ste vôbec nesúhlasili`,
  2: (statement) => `S výrokom ${statement} ste nesúhlasili`,
  3: (statement) => `Pri výroku ${statement} ste zostali uprostred`,
  4: (statement) => `S výrokom ${statement} ste súhlasili`,
  5: (statement) => `S výrokom ${statement} ste úplne súhlasili`,
}

const bearingWords: Readonly<Record<Bearing, Wordings>> = {
  speaksFor: [
    'čo hovorí v prospech tohto vzorca',
    'a to ukazuje rovnakým smerom',
    'čo hodnotu zvyšuje',
    'čo hodnotu ťahá nahor',
  ],
  speaksAgainst: [
    'čo hovorí proti tomuto vzorcu',
    'a to ukazuje opačným smerom',
    'čo hodnotu znižuje',
    'čo hodnotu ťahá nadol',
  ],
  middleRaises: [
    'čo oproti porovnávacej skupine hodnotu zvyšuje',
    'a oproti porovnávacej skupine to hovorí skôr v prospech tohto vzorca',
    'čo hodnotu oproti porovnávacej skupine ťahá nahor',
  ],
  middleLowers: [
    'čo oproti porovnávacej skupine hodnotu znižuje',
    'a oproti porovnávacej skupine to hovorí skôr proti tomuto vzorcu',
    'čo hodnotu oproti porovnávacej skupine ťahá nadol',
  ],
  open: [
    'čo vec necháva otvorenú',
    'a stred sa neprikláňa na žiadnu stranu',
    'takže táto odpoveď nerozhoduje',
    'čo nenahráva žiadnej strane',
    'čo samo osebe váži málo',
  ],
  outweighed: [
    'no viac zavážili vaše ostatné odpovede',
    'o výsledku však rozhodli ostatné odpovede',
    'no ostatné odpovede spolu zavážili viac',
    'no hlavné slovo mali vaše ostatné odpovede',
  ],
}

/** A whole sentence with a space before it, or an empty text where there is no quote. */
export function quoteSentence(quote: Quote | null, place: number): string {
  if (!quote) return ''
  const statement = `„${statementOf(quote.itemId, 'sk')}“`
  return ` ${answerClauses[quote.value](statement)}, ${wordingFor(place, ...bearingWords[quote.bearing])}.`
}

/** The number and its sign stay on one line. */
export function percent(value: number): string {
  return `${value}\u00a0%`
}
