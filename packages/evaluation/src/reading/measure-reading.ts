import type { Language } from '@individua/instrument/dimensions'
import { countWords } from '@individua/report/compose/long-text'
import { writeAdvancedReport } from '@individua/report/compose/write-advanced-report'
import { writeBasicReport } from '@individua/report/compose/write-basic-report'
import { mean } from '../measures.ts'
import type { DrawnReader } from './draw-readers.ts'
import { measuringWords } from './measuring-words.ts'
import { openingShare } from './openings.ts'
import { type Overlap, overlapWithOthers } from './overlap.ts'
import {
  allOf,
  countOf,
  countReadBack,
  memorable,
  type ReadReport,
  readAdvanced,
  readBasic,
} from './read-reports.ts'

/** What a command can measure of one kind of report; shares are 0..1. */
export interface ReadingFigures {
  /** Words of the long text. */
  words: { least: number; mean: number; most: number }
  /** Share of the words that stand in sentences about the measuring. */
  measuring: number
  /** Most in any report. */
  percentages: number
  figures: number
  readBack: number
  /** Sentences twice in one report, over all reports. */
  twice: number
  shared: Overlap
}

export interface ReadingMeasures {
  language: Language
  reports: number
  free: ReadingFigures
  paid: ReadingFigures
  /** Sentences of paid reports that the same person's free report has, certainty aside. */
  alreadyInFree: number
  /** The largest share of the texts of a kind of card that begin with the same four words. */
  commonestOpening: number
  /** Cards called clear or likely beside a strength under one half. */
  likelyUnderHalf: number
}

/** How the reports of some people read, in one language. */
export function measureReading(
  readers: readonly DrawnReader[],
  language: Language,
): ReadingMeasures {
  const basic = readers.map(({ free }) => writeBasicReport(free.profile, free.answers, language))
  const advanced = readers.map(({ paid }) =>
    writeAdvancedReport(paid.profile, paid.answers, language),
  )
  const free = basic.map(readBasic)
  const paid = advanced.map(readAdvanced)
  const pairs = (form: 'free' | 'paid') => readers.map((reader) => pairKeyOf(reader, form))
  const overviews = [...basic, ...advanced.map(({ overview }) => overview)]
  return {
    language,
    reports: readers.length,
    free: figuresOf(free, pairs('free'), language),
    paid: figuresOf(paid, pairs('paid'), language),
    alreadyInFree: paid.reduce((sum, report, index) => {
      const before = new Set(free[index] && allOf(free[index]))
      return sum + memorable(allOf(report)).filter((sentence) => before.has(sentence)).length
    }, 0),
    commonestOpening: openingShare(overviews),
    likelyUnderHalf: overviews
      .flatMap(({ personas, archetypes, shadows }) => [...personas, ...archetypes, ...shadows])
      .filter(({ certainty, strength }) => isSure(certainty) && strength < 0.5).length,
  }
}

const isSure = (certainty: string) => certainty === 'clear' || certainty === 'likely'

function pairKeyOf(reader: DrawnReader, form: 'free' | 'paid'): string {
  const names = reader[form].profile.archetypes.slice(0, 2).map(({ name }) => name)
  return names.toSorted().join('+')
}

function figuresOf(
  reports: readonly ReadReport[],
  pairs: readonly string[],
  language: Language,
): ReadingFigures {
  const counts = reports.map(({ longText }) => countWords(longText))
  const texts = reports.map((report) => everySentence(report).join(' '))
  return {
    words: { least: Math.min(...counts), mean: mean(counts), most: Math.max(...counts) },
    measuring: mean(reports.map((report) => measuringShare(report, language))),
    percentages: mostMatches(texts, /\d\s*%/gu),
    figures: mostMatches(texts, /\d+([.,]\d+)?/gu),
    readBack: Math.max(...texts.map((text) => countReadBack(text, language))),
    twice: reports.reduce((sum, report) => sum + countTwice(memorable(allOf(report))), 0),
    shared: overlapWithOthers(reports, pairs),
  }
}

const countTwice = (sentences: readonly string[]) => sentences.length - new Set(sentences).size

const everySentence = (report: ReadReport) => [...allOf(report), ...report.certainty]

function measuringShare(report: ReadReport, language: Language): number {
  const all = everySentence(report)
  const measuring = all.filter((sentence) => measuringWords[language].test(sentence.toLowerCase()))
  return countOf(measuring) / countOf(all)
}

function mostMatches(texts: readonly string[], pattern: RegExp): number {
  return Math.max(...texts.map((text) => text.match(pattern)?.length ?? 0))
}
