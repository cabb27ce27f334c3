import type { Bearing } from '../plan/bearing.ts'
import type { AnswerValue } from '../plan/quote-book.ts'
import type { Wordings } from './wording.ts'

/** Quotes of answers to statements. */
export interface RatingQuoteTexts {
  /** Equal wordings of a clause; the index of the quote in its report chooses among them. */
  rated: (value: AnswerValue, statement: string) => Wordings
  /** What the answer says about the figure; goes on after a comma. */
  bearings: Readonly<Record<Bearing, Wordings>>
}

/** Quotes of answers of every kind. */
export interface QuoteTexts extends RatingQuoteTexts {
  chose: (question: string, option: string) => string
  /** A whole sentence. */
  wrote: (question: string, words: string) => string
}
