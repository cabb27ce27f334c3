import type { Certainty } from '@individua/instrument/profile'
import type { AnswerValue, Bearing, Level, Quote } from '../../plan/plan-levels.ts'
import { statementOf } from '../statement.ts'
import { type Wordings, wordingFor } from '../wording.ts'

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
  tooClose: 'too close to call',
}

export const answerWords: Readonly<Record<AnswerValue, string>> = {
  1: 'strongly disagreed with',
  2: 'disagreed with',
  3: 'stayed in the middle on',
  4: 'agreed with',
  5: 'strongly agreed with',
}

const bearingWords: Readonly<Record<Bearing, Wordings>> = {
  speaksFor: [
    'which speaks for it',
    'and that points the same way',
    'which lifts the figure',
    'which pulls the figure up',
  ],
  speaksAgainst: [
    'which speaks against it',
    'and that points the other way',
    'which lowers the figure',
    'which pulls the figure down',
  ],
  middleRaises: [
    'and compared with the reference group that raises the figure',
    'which, compared with the answers of the reference group, rather speaks for it',
    'and set against the reference group that pulls the figure up',
  ],
  middleLowers: [
    'and compared with the reference group that lowers the figure',
    'which, compared with the answers of the reference group, rather speaks against it',
    'and set against the reference group that pulls the figure down',
  ],
  open: [
    'which leaves the matter open',
    'and the middle takes no side',
    'so that answer decides nothing',
    'which favours neither side',
    'so it weighs little on its own',
  ],
  outweighed: [
    'yet your other answers outweigh this one',
    'though the rest of your answers carry more weight',
    'but the others together weigh more',
    'yet the rest of your answers had the last word',
  ],
}

/** A whole sentence with a space before it, or an empty text where there is no quote. */
export function quoteSentence(quote: Quote | null, place: number, opening = ''): string {
  if (!quote) return ''
  const statement = statementOf(quote.itemId, 'en')
  const you = opening === '' ? 'You' : `${opening} you`
  return ` ${you} ${answerWords[quote.value]} “${statement}”, ${wordingFor(place, ...bearingWords[quote.bearing])}.`
}

export function percent(value: number): string {
  return `${value}%`
}
