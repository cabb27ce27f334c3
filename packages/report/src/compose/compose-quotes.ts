import type { Language } from '@individua/instrument/dimensions'
import type { OpenQuote, QuotedAnswer } from '../plan/quote-book.ts'
import type { QuoteTexts, RatingQuoteTexts } from '../texts/quote-texts.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import { wordingFor } from '../texts/wording.ts'

/** A sentence of the basic report, or an empty text where there is no quote. */
export function basicQuoteSentence(
  { basic, language }: ReportTexts,
  quote: QuotedAnswer | null,
  index: number,
): string {
  if (quote?.kind !== 'likert') return ''
  return sentenceOf(basic.quotes, quote, index, ratingClause(basic.quotes, quote, index, language))
}

/** A sentence of the advanced profile, or an empty text where there is no quote. */
export function quoteSentence(
  { advanced: { quotes }, language }: ReportTexts,
  quote: QuotedAnswer | null,
  index: number,
): string {
  if (!quote) return ''
  const clause =
    quote.kind === 'likert'
      ? ratingClause(quotes, quote, index, language)
      : quotes.chose(withoutStop(quote.question[language]), withoutStop(quote.option[language]))
  return sentenceOf(quotes, quote, index, clause)
}

export function openQuoteSentence(
  { advanced: { quotes }, language }: ReportTexts,
  { question, words }: OpenQuote,
): string {
  return quotes.wrote(question[language], words)
}

function ratingClause(
  { rated }: RatingQuoteTexts,
  { value, question }: Extract<QuotedAnswer, { kind: 'likert' }>,
  index: number,
  language: Language,
): string {
  return wordingFor(index, ...rated(value, withoutStop(question[language])))
}

function sentenceOf(
  { bearings }: Pick<QuoteTexts, 'bearings'>,
  { bearing }: QuotedAnswer,
  index: number,
  clause: string,
): string {
  return `${clause}, ${wordingFor(index, ...bearings[bearing])}.`
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '')
}
