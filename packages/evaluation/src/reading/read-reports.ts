import type { Language } from '@individua/instrument/dimensions'
import { type Item, itemsById } from '@individua/instrument/items/item-bank'
import type { AdvancedReport } from '@individua/report/compose/advanced-report'
import { splitWords } from '@individua/report/compose/long-text'
import type { BasicReport, Claim, ReportSection } from '@individua/report/compose/report'

/** A report as its reader meets it. */
export interface ReadReport {
  /** What the length is counted over: portrait and sections, of the paid report inner other and Self too. */
  longText: string
  /** The sentences of the long text, the paragraph on certainty aside. */
  main: readonly string[]
  /** Those of cards and practice. */
  further: readonly string[]
  /** The paragraph on certainty, in sentences. */
  certainty: readonly string[]
}

export function readBasic({
  portrait,
  sections,
  personas,
  archetypes,
  shadows,
}: BasicReport): ReadReport {
  const cards = [...personas, ...archetypes, ...shadows].map(({ description }) => description)
  return readText(textsOf([portrait, ...main(sections)]), cards, textsOf(certaintyOf(sections)))
}

/** The cards of the dashboard aside: they belong to the page, whichever result it shows. */
export function readAdvanced(report: AdvancedReport): ReadReport {
  const { portrait, overview, jungianAssessment, anima, self } = report
  const depth = [anima.description, self].map(({ text }) => text)
  const read = readText(
    textsOf([portrait, ...main(overview.sections), ...jungianAssessment]),
    [...depth, ...furtherTexts(report)],
    textsOf(certaintyOf(overview.sections)),
  )
  return { ...read, longText: [read.longText, ...depth].join('\n') }
}

function furtherTexts(report: AdvancedReport): string[] {
  const { archetypes, personas, shadows, complexes, dreams, therapeutic, dailyExercises } = report
  return [
    report.anima.developmentArea,
    ...archetypes.map(({ description }) => description),
    ...personas.flatMap(({ description, context }) => [description, context]),
    ...shadows.flatMap(({ description, integrationTip }) => [description, integrationTip]),
    ...complexes.flatMap(({ description, workingWith }) => [description, workingWith]),
    ...[dreams.patterns, dreams.meanings, dreams.suggestions].flat(),
    ...therapeutic.flatMap(({ description, approaches }) => [description, ...approaches]),
    ...dailyExercises.flatMap(({ exercise, purpose }) => [exercise, purpose]),
  ].map(({ text }) => text)
}

const main = (sections: readonly ReportSection[]) =>
  sections.filter(({ key }) => key !== 'certainty')
const certaintyOf = (sections: readonly ReportSection[]) =>
  sections.filter(({ key }) => key === 'certainty')

function textsOf(parts: readonly { paragraphs: readonly Claim[] }[]): string[] {
  return parts.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
}

const fewestWords = 4

/** Sentences long enough that a reader would notice them a second time. */
export function memorable(sentences: readonly string[]): readonly string[] {
  return sentences.filter((sentence) => splitWords(sentence).length >= fewestWords)
}

/** Every sentence but those on certainty. */
export function allOf({ main, further }: ReadReport): readonly string[] {
  return [...main, ...further]
}

function readText(
  long: readonly string[],
  further: readonly string[],
  certainty: readonly string[],
): ReadReport {
  return {
    longText: [...long, ...certainty].join('\n'),
    main: long.flatMap(sentencesOf),
    further: further.flatMap(sentencesOf),
    certainty: certainty.flatMap(sentencesOf),
  }
}

/** A sentence ends at its mark, with the quotation mark that closes it. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!…][“”’"]?)\s+/u).filter((sentence) => sentence !== '')
}

export function countOf(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + splitWords(sentence).length, 0)
}

/** How many statements or options of the bank stand in a text word for word. */
export function countReadBack(text: string, language: Language): number {
  return [...itemsById.values()]
    .flatMap(wordsOf)
    .filter((words) => text.includes(words[language].replace(/\.$/, ''))).length
}

function wordsOf(item: Item): readonly Item['text'][] {
  return item.kind === 'choice' ? item.options.map(({ text }) => text) : [item.text]
}
