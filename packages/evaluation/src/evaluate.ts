import { archetypes, type Language } from '@individua/instrument/dimensions'
import type { Certainty } from '@individua/instrument/profile'
import { type DrawFigures, evaluateDraw } from './evaluate-draw.ts'
import type { NamedArchetype } from './family-tally.ts'
import type { Length, LengthFigures } from './length-tally.ts'
import { calibrationError, deviation, mean, slope, standardError } from './measures.ts'
import { type CalibratedCuts, calibrateCuts } from './quality-tally.ts'
import { meanRecovery, type Recovery } from './recovery.ts'
import type { WorldSettings } from './world.ts'

const numberKeys = [
  'shadowPressureR',
  'personaR',
  'selfR',
  'innerOtherR',
  'personasR',
  'shadowsR',
  'shadowTopThree',
  'leadingMotive',
  'coverage80',
  'retestSame',
  'retestStability90',
  'straightCaught',
  'straightFalse',
  'inconsistentFalse',
  'inconsistentCaught',
  'doubtfulFalse',
  'extremeCaught',
  'extremeFalse',
  'styleFalse',
  'languageLoss',
  'languageShift',
] as const
const recoveryKeys = ['model', 'sums', 'naiveQuiz', 'shuffledKeys'] as const
const shareKeys = ['r', 'leader', 'inThree', 'topThree'] as const

type Shares = Record<(typeof shareKeys)[number], number>

/** Means over all draws of one world. */
export interface Evaluated
  extends Record<(typeof numberKeys)[number], number>,
    Record<(typeof recoveryKeys)[number], Recovery>,
    CalibratedCuts {
  /** The same people under each language form. */
  forms: Record<Language, Recovery>
  /** Standard errors of the figures with shuffled keys, over draws. */
  shuffledErrors: Shares
  /** Reliability of each archetype: as the model states it, 1 − mean posterior variance. */
  reliability: number[]
  /** Expected calibration error of the stated probability of the leader. */
  calibrationError: number
  /** The same of the stated probabilities that the archetypes named first are among the strongest three. */
  namedCalibrationError: number
  /** For each word of certainty on them: its share, the mean probability stated, and how often it was so. */
  certaintyWords: Record<Certainty, { share: number; stated: number; hit: number }>
  /** How far a strength moves with one SD (of the reference group) of agreeing to anything, mean over archetypes. */
  shiftPerAcquiescence: number
  /** How much farther a strength lies from the middle with one SD of answering extremely. */
  spreadPerExtremeStyle: number
}

/** Twenty chosen questions against twenty fixed ones, after the same core answers. */
export interface Tailoring {
  untailored: Recovery
  gain: Shares
  /** Standard errors of the gain, over draws. */
  errors: Shares
}

export interface Evaluation extends Record<Length, Evaluated> {
  world: string
  respondents: number
  draws: number
  tailoring: Tailoring
  wholeBank: Recovery
}

/**
 * Measures the shipped instrument on simulated people.
 * @param draws worlds drawn, each with item parameters of its own
 * @param people respondents in each draw
 */
export function evaluateWorld(
  settings: WorldSettings,
  { draws, people, firstSeed = 1 }: { draws: number; people: number; firstSeed?: number },
): Evaluation {
  const figures = Array.from({ length: draws }, (_, draw) =>
    evaluateDraw(settings, firstSeed + draw, people),
  )
  return {
    world: settings.name,
    respondents: draws * people,
    draws,
    ten: overDraws(figures.map(({ ten }) => ten)),
    thirty: overDraws(figures.map(({ thirty }) => thirty)),
    tailoring: tailoringOver(figures),
    wholeBank: meanRecovery(figures.map(({ wholeBank }) => wholeBank)),
  }
}

function overDraws(parts: readonly LengthFigures[]): Evaluated {
  const numbers = mapKeys(numberKeys, (key) => mean(parts.map((part) => part[key])))
  const recoveries = mapKeys(recoveryKeys, (key) => meanRecovery(parts.map((part) => part[key])))
  return {
    ...numbers,
    ...recoveries,
    ...calibrateCuts(
      parts.flatMap(({ genuineFits }) => genuineFits),
      parts.flatMap(({ randomFits }) => randomFits),
      parts.flatMap(({ halfRandomFits }) => halfRandomFits),
    ),
    forms: {
      en: meanRecovery(parts.map(({ forms }) => forms.en)),
      sk: meanRecovery(parts.map(({ forms }) => forms.sk)),
      de: meanRecovery(parts.map(({ forms }) => forms.de)),
    },
    shuffledErrors: mapKeys(shareKeys, (key) =>
      standardError(parts.map(({ shuffledKeys }) => shuffledKeys[key])),
    ),
    reliability: archetypes.map((_, index) =>
      mean(parts.map(({ reliability }) => reliability[index]!)),
    ),
    calibrationError: calibrationError(
      parts.flatMap(({ leaderChances }) => leaderChances),
      parts.flatMap(({ leaderHits }) => leaderHits),
    ),
    ...figuresOfWords(parts.flatMap(({ namedArchetypes }) => namedArchetypes)),
    shiftPerAcquiescence: shiftPerAcquiescence(parts),
    spreadPerExtremeStyle: spreadPerExtremeStyle(parts),
  }
}

function figuresOfWords(
  named: readonly NamedArchetype[],
): Pick<Evaluated, 'namedCalibrationError' | 'certaintyWords'> {
  const words = ['clear', 'likely', 'quitePossible', 'open'] as const
  return {
    namedCalibrationError: calibrationError(
      named.map(({ chance }) => chance),
      named.map(({ isHit }) => isHit),
    ),
    certaintyWords: mapKeys(words, (word) => {
      const called = named.filter((one) => one.word === word)
      return {
        share: called.length / named.length,
        stated: mean(called.map(({ chance }) => chance)),
        hit: mean(called.map(({ isHit }) => Number(isHit))),
      }
    }),
  }
}

function shiftPerAcquiescence(parts: readonly LengthFigures[]): number {
  const alpha = parts.flatMap(({ acquiescence }) => acquiescence)
  const strengths = parts.flatMap((part) => part.strengths)
  return mean(
    archetypes.map((_, index) =>
      Math.abs(
        slope(
          alpha,
          strengths.map((person) => person[index]!),
        ),
      ),
    ),
  )
}

function spreadPerExtremeStyle(parts: readonly LengthFigures[]): number {
  const style = parts.flatMap(({ extremeStyle }) => extremeStyle)
  const spread = deviation(style)
  if (spread === 0) return 0
  const distances = parts.flatMap(({ strengths }) =>
    strengths.map((person) => mean(person.map((strength) => Math.abs(strength - 0.5)))),
  )
  return slope(style, distances) * spread
}

function tailoringOver(draws: readonly DrawFigures[]): Tailoring {
  const gains = (key: keyof Shares) =>
    draws.map(({ thirty, untailored }) => thirty.model[key] - untailored[key])
  return {
    untailored: meanRecovery(draws.map(({ untailored }) => untailored)),
    gain: mapKeys(shareKeys, (key) => mean(gains(key))),
    errors: mapKeys(shareKeys, (key) => standardError(gains(key))),
  }
}

function mapKeys<Key extends string, Value>(
  keys: readonly Key[],
  compute: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, compute(key)])) as Record<Key, Value>
}
