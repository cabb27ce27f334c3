import type { Goal } from '../goals.ts'
import type { TruthFindings } from './check-truth.ts'
import type { ReadingFigures, ReadingMeasures } from './measure-reading.ts'

/** Each of three cards is one of twelve: two people share a quarter of them by chance. */
const wholeShared = 0.2

interface Bounds {
  words: readonly [least: number, most: number]
  readBack: number
  figures: number
}

const bounds: Readonly<Record<'free' | 'paid', Bounds>> = {
  free: { words: [700, 1000], readBack: 2, figures: 10 },
  paid: { words: [900, 1500], readBack: 4, figures: 10 },
}

/** What a report must be for its reader, in one language. */
export function readingGoals(measures: ReadingMeasures): Goal[] {
  const { language, alreadyInFree, commonestOpening, likelyUnderHalf } = measures
  return [
    ...figureGoals(language, 'free', measures.free),
    ...figureGoals(language, 'paid', measures.paid),
    {
      name: `${language}: paid sentences already in the free one`,
      value: alreadyInFree,
      atMost: 0,
    },
    { name: `${language}: commonest opening of cards`, value: commonestOpening, atMost: 0.1 },
    { name: `${language}: likely beside under one half`, value: likelyUnderHalf, atMost: 0 },
  ]
}

function figureGoals(language: string, form: 'free' | 'paid', figures: ReadingFigures): Goal[] {
  const { words, readBack, figures: mostFigures } = bounds[form]
  const goal = (name: string, value: number, limits: Pick<Goal, 'atLeast' | 'atMost'>) => ({
    name: `${language}, ${form}: ${name}`,
    value,
    ...limits,
  })
  return [
    goal('fewest words', figures.words.least, { atLeast: words[0] }),
    goal('most words', figures.words.most, { atMost: words[1] }),
    goal('words about measuring', figures.measuring, { atMost: 0.08 }),
    goal('percentages', figures.percentages, { atMost: 3 }),
    goal('figures', figures.figures, { atMost: mostFigures }),
    goal('answers read back', figures.readBack, { atMost: readBack }),
    goal('sentences twice', figures.twice, { atMost: 0 }),
    goal('words shared with another', figures.shared.withOther, { atMost: 0.1 }),
    goal('words shared with the same pair', figures.shared.withSamePair, { atMost: 0.55 }),
    goal('words shared, with cards and practice', figures.shared.wholeWithOther, {
      atMost: wholeShared,
    }),
  ]
}

export function truthGoals(findings: TruthFindings): Goal[] {
  const { people, falseTexts, contradictions, unexplained } = findings
  return [
    { name: `false texts in ${people} people`, value: falseTexts.length, atMost: 0 },
    { name: `contradictions in ${people} people`, value: contradictions.length, atMost: 0 },
    { name: `changes not explained in ${people} people`, value: unexplained, atMost: 0 },
  ]
}
