import type { Certainty } from '@individua/instrument/profile'
import type { AnswerValue, Bearing, Level, Quote } from '../../plan/plan-levels.ts'
import { statementOf } from '../statement.ts'
import { type Wordings, wordingFor } from '../wording.ts'
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
  tooClose: 'noch offen',
}

/** The words of the answer scale, so that readers recognise what they chose. */
const answerWords: Readonly<Record<AnswerValue, string>> = {
  1: 'haben Sie gar nicht zugestimmt',
  2: 'haben Sie eher nicht zugestimmt',
  3: 'sind Sie in der Mitte geblieben',
  4: 'haben Sie eher zugestimmt',
  5: 'haben Sie voll und ganz zugestimmt',
}

const bearingWords: Readonly<Record<Bearing, Wordings>> = {
  speaksFor: [
    'was dafür spricht',
    'und das weist in dieselbe Richtung',
    'was den Wert anhebt',
    'und das zieht den Wert nach oben',
  ],
  speaksAgainst: [
    'was gegen dieses Muster spricht',
    'und das weist in die andere Richtung',
    'was den Wert senkt',
    'und das zieht den Wert nach unten',
  ],
  middleRaises: [
    'und gemessen an der Vergleichsgruppe hebt das den Wert an',
    'was, gemessen an den Antworten der Vergleichsgruppe, eher dafür spricht',
    'und verglichen mit den Antworten anderer zieht das den Wert nach oben',
  ],
  middleLowers: [
    'und gemessen an der Vergleichsgruppe senkt das den Wert',
    'was, gemessen an den Antworten der Vergleichsgruppe, eher gegen dieses Muster spricht',
    'und verglichen mit den Antworten anderer zieht das den Wert nach unten',
  ],
  open: [
    'was die Sache offen lässt',
    'und damit ist nichts entschieden',
    'was keiner Seite recht gibt',
    'was weder dafür noch dagegen spricht',
    'was für sich genommen wenig wiegt',
  ],
  outweighed: [
    'doch Ihre übrigen Antworten wiegen mehr',
    'aber der Rest Ihrer Antworten gibt den Ausschlag',
    'aber zusammen wiegen die anderen Antworten schwerer',
    'doch das letzte Wort hatten Ihre übrigen Antworten',
  ],
}

/** A whole sentence with a space before it, or an empty text where there is no quote. */
export function quoteSentence(quote: Quote | null, place: number): string {
  if (!quote) return ''
  const statement = `„${statementOf(quote.itemId, 'de')}“`
  const answer = `${openingOf(quote.value, place)} ${statement} ${answerWords[quote.value]}`
  return ` ${answer}, ${wordingFor(place, ...bearingWords[quote.bearing])}.`
}

function openingOf(value: AnswerValue, place: number): string {
  return value === 3
    ? wordingFor(place, 'Bei dem Satz', 'Bei der Aussage')
    : wordingFor(place, 'Dem Satz', 'Der Aussage')
}

/** The number and its sign stay on one line. */
export function percent(value: number): string {
  return `${value}\u00a0%`
}

/** „beim Entdecker“, „zum Weisen“: the dative without its article. */
export function afterContraction({ dative }: GermanName): string {
  return dative.replace(/^dem /, '')
}
