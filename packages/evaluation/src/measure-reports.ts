import { type Language, languages } from '@individua/instrument/dimensions'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { countWords, longTextOf } from '@individua/report/compose/long-text'
import { writeBasicReport } from '@individua/report/compose/write-basic-report'
import { answerCore } from './respondent.ts'
import { fiveGramsOf, type Overlap, overlapOf, sentencesOf } from './text-overlap.ts'
import { realWorld, World } from './world.ts'

export interface ReportMeasures {
  language: Language
  reports: number
  /** Different long texts among the reports. */
  distinct: number
  words: { least: number; mean: number; most: number }
  /** Of the sets of sentences, and of the sets of five words in a row. */
  sharedSentences: Overlap
  sharedFiveGrams: Overlap
}

/** How long and how alike the built-in reports are over `count` (at least 2) people of the realistic world. */
export function measureReports(count: number): readonly ReportMeasures[] {
  const world = new World(realWorld, 1)
  const people = Array.from({ length: count }, () => {
    const answers = answerCore(world, world.drawPerson())
    return { answers, profile: scoreAnswers(answers) }
  })
  return languages.map((language) => {
    const texts = people.map(({ answers, profile }) =>
      longTextOf(writeBasicReport(profile, answers, language)),
    )
    return measureTexts(language, texts)
  })
}

function measureTexts(language: Language, texts: readonly string[]): ReportMeasures {
  const counts = texts.map(countWords)
  return {
    language,
    reports: texts.length,
    distinct: new Set(texts).size,
    words: {
      least: Math.min(...counts),
      mean: counts.reduce((sum, words) => sum + words, 0) / counts.length,
      most: Math.max(...counts),
    },
    sharedSentences: overlapOf(texts.map(sentencesOf)),
    sharedFiveGrams: overlapOf(texts.map(fiveGramsOf)),
  }
}
