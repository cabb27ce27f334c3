import type { Language } from '@individua/instrument/dimensions'
import { assessmentTextOf, countWords } from '@individua/report/compose/long-text'
import {
  composeAdvancedClaims,
  writeAdvancedReport,
} from '@individua/report/compose/write-advanced-report'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { fiveGramsOf, type Overlap, overlapOf } from './text-overlap.ts'

export interface AdvancedReportMeasures {
  language: Language
  reports: number
  /** Share of reports, 0..1, whose whole text no other has. */
  distinctShare: number
  /** Of the sets of five words in a row, over the whole text. */
  fiveGramOverlap: Overlap
  /** The same over the assessment text alone. */
  assessmentOverlap: Overlap
  /** Words of the assessment text. */
  words: { least: number; mean: number; most: number }
}

/** How long and how alike the advanced profiles are over `count` (at least 2) drawn persons. */
export function measureAdvancedReports(count: number, language: Language): AdvancedReportMeasures {
  const people = Array.from({ length: count }, (_, index) => drawFullAnswers(index + 1, language))
  const texts = people.map(({ profile, answers }) =>
    composeAdvancedClaims(profile, answers, language)
      .map(({ text }) => text)
      .join('\n'),
  )
  const assessments = people.map(({ profile, answers }) =>
    assessmentTextOf(writeAdvancedReport(profile, answers, language)),
  )
  const counts = assessments.map(countWords)
  return {
    language,
    reports: count,
    distinctShare: new Set(texts).size / count,
    fiveGramOverlap: overlapOf(texts.map(fiveGramsOf)),
    assessmentOverlap: overlapOf(assessments.map(fiveGramsOf)),
    words: {
      least: Math.min(...counts),
      mean: counts.reduce((sum, words) => sum + words, 0) / count,
      most: Math.max(...counts),
    },
  }
}
