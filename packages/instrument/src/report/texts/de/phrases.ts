import type { Certainty } from '../../../profile.ts'
import type { AnswerValue, Bearing, Level, Quote } from '../../plan-levels.ts'
import { statementOf } from '../statement.ts'
import { wordingFor } from '../wording.ts'
import type { GermanName } from './names.ts'

export const levelWords: Readonly<Record<Level, string>> = {
  veryHigh: 'deutlich über der Mitte',
  high: 'über der Mitte',
  middle: 'nahe der Mitte',
  low: 'unter der Mitte',
  veryLow: 'deutlich unter der Mitte',
}

export const certaintyWords: Readonly<Record<Certainty, string>> = {
  clear: 'klar',
  likely: 'wahrscheinlich',
  tooClose: 'zu knapp für ein Urteil',
}

const answerClauses: Readonly<Record<AnswerValue, (statement: string) => string>> = {
  1: (statement) => `Dem Satz ${statement} haben Sie entschieden widersprochen`,
  2: (statement) => `Dem Satz ${statement} haben Sie widersprochen`,
  3: (statement) => `Bei dem Satz ${statement} sind Sie in der Mitte geblieben`,
  4: (statement) => `Dem Satz ${statement} haben Sie zugestimmt`,
  5: (statement) => `Dem Satz ${statement} haben Sie voll und ganz zugestimmt`,
}

const bearingWords: Readonly<Record<Bearing, readonly [string, ...string[]]>> = {
  speaksFor: [
    'was dafür spricht',
    'und das weist in dieselbe Richtung',
    'was den Wert anhebt',
    'was den Wert nach oben zieht',
  ],
  speaksAgainst: [
    'was dagegen spricht',
    'und das weist in die andere Richtung',
    'was den Wert senkt',
    'was den Wert nach unten zieht',
  ],
  open: [
    'was die Sache offen lässt',
    'und damit ist nichts entschieden',
    'was keiner Seite recht gibt',
    'was weder für noch gegen etwas spricht',
    'was für sich genommen wenig wiegt',
  ],
  outweighed: [
    'doch Ihre übrigen Antworten wiegen mehr',
    'aber der Rest Ihrer Antworten gibt den Ausschlag',
    'was die anderen Antworten überstimmen',
    'doch das letzte Wort hatten Ihre übrigen Antworten',
  ],
}

/** A whole sentence with a space before it, or an empty text where there is no quote. */
export function quoteSentence(quote: Quote | null, place: number): string {
  if (!quote) return ''
  const statement = `„${statementOf(quote.itemId, 'de')}“`
  const [first, ...others] = bearingWords[quote.bearing]
  return ` ${answerClauses[quote.value](statement)}, ${wordingFor(place, first, ...others)}.`
}

/** The number and its sign stay on one line. */
export function percent(value: number): string {
  return `${value}\u00a0%`
}

/** „beim Entdecker“, „zum Weisen“: the dative without its article. */
export function afterContraction({ dative }: GermanName): string {
  return dative.replace(/^dem /, '')
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
