import type { Goal } from '@individua/evaluation/goals'
import { checkTruth } from '@individua/evaluation/reading/check-truth'
import { drawReaders } from '@individua/evaluation/reading/draw-readers'
import {
  measureReading,
  type ReadingFigures,
  type ReadingMeasures,
} from '@individua/evaluation/reading/measure-reading'
import { readingGoals, truthGoals } from '@individua/evaluation/reading/reading-goals'
import { languages } from '@individua/instrument/dimensions'

/** Prints how reports of simulated people read, and gives the goals that they must meet. */
export function printReading(isQuick: boolean): Goal[] {
  const people = isQuick ? 60 : 500
  const readers = [...drawReaders(people)]
  const measures = languages.map((language) => measureReading(readers, language))
  console.log(`\nReports of ${people} simulated people`)
  console.table(Object.fromEntries(measures.flatMap(rowsOf)))
  const truth = checkTruth(isQuick ? 300 : 5000)
  console.log(`\nTruth of the texts, ${truth.people} simulated people`)
  for (const finding of [...truth.falseTexts, ...truth.contradictions].slice(0, 20)) {
    console.log(finding)
  }
  return [...measures.flatMap(readingGoals), ...truthGoals(truth)]
}

function rowsOf({ language, free, paid, ...rest }: ReadingMeasures) {
  const { alreadyInFree, commonestOpening } = rest
  const ofPaid = {
    'already in free': alreadyInFree,
    'commonest opening %': percent(commonestOpening),
  }
  return [
    [`${language}, free`, rowOf(free)],
    [`${language}, paid`, { ...rowOf(paid), ...ofPaid }],
  ] as const
}

function rowOf({
  words,
  measuring,
  percentages,
  figures,
  readBack,
  twice,
  shared,
}: ReadingFigures) {
  return {
    words: `${words.least}–${Math.round(words.mean)}–${words.most}`,
    'measuring %': percent(measuring),
    percentages,
    figures,
    'read back': readBack,
    twice,
    'shared %': percent(shared.withOther),
    'same pair %': percent(shared.withSamePair),
    'with cards %': percent(shared.wholeWithOther),
  }
}

const percent = (share: number) => Math.round(1000 * share) / 10
