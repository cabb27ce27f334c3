import { type Language, languages } from '../dimensions.ts'
import { answerCore } from '../evaluation/respondent.ts'
import { realWorld, World } from '../evaluation/world.ts'
import { coreItems } from '../items/core.ts'
import type { LikertAnswer } from '../scoring/answers.ts'
import { createRandom } from '../scoring/random.ts'
import { scoreAnswers } from '../scoring/score-answers.ts'
import type { BasicReport } from './report.ts'
import { fiveGramsOf, type Overlap, overlapOf, sentencesOf, wordsOf } from './text-overlap.ts'
import { writeBasicReport } from './write-basic-report.ts'

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

/** Answers to the ten core items, each value equally likely; equal seeds give equal answers. */
export function drawAnswers(seed: number): readonly LikertAnswer[] {
  const random = createRandom(seed)
  return coreItems.map(({ id }) => ({
    kind: 'likert',
    itemId: id,
    value: 1 + Math.floor(5 * random()),
  }))
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

/** The paragraphs of the sections, without their titles. */
export function longTextOf(report: BasicReport): string {
  return report.sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join('\n')
}

export function countWords(text: string): number {
  return wordsOf(text).length
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
