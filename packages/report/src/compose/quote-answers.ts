import type { Evidence, OpenQuote } from '../plan/plan-evidence.ts'
import type { AdvancedTexts } from '../texts/advanced-texts.ts'
import { withoutStop } from '../texts/statement.ts'
import { wordingFor } from '../texts/wording.ts'

/** A whole sentence, or an empty text where there is no quote. */
export function quoteSentence(
  { quotes, language }: AdvancedTexts,
  evidence: Evidence | null,
  place: number,
): string {
  if (!evidence) return ''
  const text = evidence.item.text[language]
  const quote =
    evidence.kind === 'likert'
      ? quotes.rated(evidence.value, withoutStop(text))
      : quotes.chose(text, withoutStop(evidence.option.text[language]))
  return `${quote}, ${wordingFor(place, ...quotes.bearings[evidence.bearing])}.`
}

export function openQuoteSentence(
  { quotes, language }: AdvancedTexts,
  { item, words }: OpenQuote,
): string {
  return quotes.wrote(item.text[language], words)
}
