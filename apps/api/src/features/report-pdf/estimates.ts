import type { ResultCard } from '@individua/contract/results'
import type { PrintedEstimate } from './printed-report.ts'
import type { Printing } from './printing.ts'

/** What stands beside a card's name: bar, percent, range and the word for how sure it is. */
export function printEstimate(printing: Printing, estimate: ResultCard): PrintedEstimate {
  const { texts, percent } = printing
  const { strength, interval80, certainty, isInferred } = estimate
  const notes = [
    rangeOf(printing, interval80),
    certaintyOf(printing, certainty),
    ...(isInferred ? [texts.pdf.inferred] : []),
  ]
  return { strength, interval80, percent: percent(strength), notes: notes.join(' · ') }
}

/** The word that the screens show too: `open` is `openYet` after ten answers. */
export function certaintyOf({ data, texts }: Printing, certainty: ResultCard['certainty']): string {
  const isOpenYet = certainty === 'open' && data.result.metadata.kind === 'basic'
  return texts.results.certainty[isOpenYet ? 'openYet' : certainty]
}

/** `41–67 %`, both ends 0..1. */
export function rangeOf({ percent }: Printing, [low, high]: readonly [number, number]): string {
  return `${Math.round(low * 100)}–${percent(high)}`
}
