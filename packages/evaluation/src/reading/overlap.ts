import { mean } from '../measures.ts'
import { allOf, countOf, type ReadReport } from './read-reports.ts'

export interface Overlap {
  /** Of the long text, with the next person's. */
  withOther: number
  /** The same with the next person's who has the same leading pair. */
  withSamePair: number
  /** Cards and practice included, with the next person's. */
  wholeWithOther: number
}

/**
 * Shares of a report's words, 0..1, whose sentences stand word for word in another's. The paragraph on
 * certainty, which all reports of a kind have in common, counts among the words and not as shared.
 *
 * @param pairs the leading pair of each person
 */
export function overlapWithOthers(
  reports: readonly ReadReport[],
  pairs: readonly string[],
): Overlap {
  const { toNext: withOther, toSamePair: withSamePair } = overlapOf(
    reports.map(({ main }) => main),
    reports,
    pairs,
  )
  return {
    withOther,
    withSamePair,
    wholeWithOther: overlapOf(reports.map(allOf), reports, pairs).toNext,
  }
}

function overlapOf(
  all: readonly (readonly string[])[],
  reports: readonly ReadReport[],
  pairs: readonly string[],
) {
  const sets = all.map((sentences) => new Set(sentences))
  const shared = (index: number, other: number) => {
    const own = all[index] ?? []
    const words = countOf(own) + countOf(reports[index]?.certainty ?? [])
    return countOf(own.filter((sentence) => sets[other]?.has(sentence))) / words
  }
  const samePair = all.flatMap((_, index) => {
    const next = pairs.indexOf(pairs[index] ?? '', index + 1)
    return next > 0 ? [shared(index, next)] : []
  })
  return {
    toNext: mean(all.map((_, index) => shared(index, (index + 1) % all.length))),
    toSamePair: samePair.length > 0 ? mean(samePair) : 0,
  }
}
