import type { SummaryKey } from '../plan/basic-sections.ts'
import type { BasicPlan } from '../plan/plan-basic.ts'
import { isLowered, relationOf } from '../plan/plan-levels.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import { wordArchetype, wordLeading, wordShadow } from './word-figures.ts'

type Compose = (texts: ReportTexts, plan: BasicPlan) => string

/** The sentences that open the basic report: which wording, for which plan. */
export const summarySentences: Readonly<Record<SummaryKey, Compose>> = {
  leadership: (texts, { leading, leaderCount }) => {
    const words = texts.basic.summary.leadership
    const figures = wordLeading(texts, leading)
    if (leaderCount === 0) return words.none(figures)
    if (leaderCount === 1) return words.first(figures, texts.archetypes[leading[0].name].core)
    return (leaderCount === 2 ? words.sharedByTwo : words.sharedByThree)(figures)
  },
  balance: (texts, { lowest, tension: { mode, stronger, weaker } }) => {
    const words = texts.basic.summary.balance
    const lowestWords = words.lowest[isLowered(lowest.level) ? 'lowered' : 'notLowered']
    return words.join(
      lowestWords(wordArchetype(texts, lowest)),
      words.tension[mode](wordArchetype(texts, stronger), wordArchetype(texts, weaker)),
    )
  },
  caution: (texts, { shadows: [shadow], flags }) => {
    const words = texts.basic.summary.caution
    const tendency = words.shadow[relationOf(shadow)](wordShadow(texts, shadow))
    return (flags.length > 0 ? words.flagged : words.sketch)(tendency)
  },
}
