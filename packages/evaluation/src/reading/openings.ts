import { splitWords } from '@individua/report/compose/long-text'
import type { BasicReport } from '@individua/report/compose/report'

type Cards = Pick<BasicReport, 'personas' | 'archetypes' | 'shadows'>

const openingLength = 4

/** Over the kinds of card, the largest share of its different texts that begin with the same four words. */
export function openingShare(reports: readonly Cards[]): number {
  const shares = (['personas', 'archetypes', 'shadows'] as const).map((kind) => {
    const texts = new Set(reports.flatMap((report) => report[kind].map((one) => one.description)))
    const openings = Map.groupBy(texts, (text) =>
      splitWords(text).slice(0, openingLength).join(' '),
    )
    return Math.max(...[...openings.values()].map(({ length }) => length)) / texts.size
  })
  return Math.max(...shares)
}
