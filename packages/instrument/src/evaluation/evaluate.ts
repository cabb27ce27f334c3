import { archetypes } from '../dimensions.ts'
import { type DrawFigures, evaluateDraw, type Length, type LengthFigures } from './evaluate-draw.ts'
import { calibrationError, mean, quantile, slope } from './measures.ts'
import { meanRecovery, type Recovery } from './recovery.ts'
import type { WorldSettings } from './world.ts'

type RecoveryKey = 'model' | 'sums' | 'naiveQuiz' | 'shuffledKeys'
type NumberKey = {
  [Key in keyof LengthFigures]: LengthFigures[Key] extends number ? Key : never
}[keyof LengthFigures]

/** Means over all draws of one world. */
export type Evaluated = Record<NumberKey, number> &
  Record<RecoveryKey, Recovery> & {
    /** Expected calibration error of the stated probability of the leader. */
    calibrationError: number
    /** How far a strength moves with one SD (of the reference group) of agreeing to anything, mean over archetypes. */
    shiftPerAcquiescence: number
    /** Genuine respondents below this lz are 5 %. */
    lzCut: number
    /** Share of random respondents below that cut. */
    randomCaught: number
  }

export interface Evaluation extends Record<Length, Evaluated> {
  world: string
  respondents: number
  draws: number
  wholeBank: Recovery
}

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
  'languageLoss',
  'languageShift',
] as const satisfies readonly NumberKey[]

const recoveryKeys = ['model', 'sums', 'naiveQuiz', 'shuffledKeys'] as const
const falseAlarms = 0.05

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
    ten: overDraws(figures, 'ten'),
    thirty: overDraws(figures, 'thirty'),
    wholeBank: meanRecovery(figures.map(({ wholeBank }) => wholeBank)),
  }
}

function overDraws(draws: readonly DrawFigures[], length: Length): Evaluated {
  const parts = draws.map((draw) => draw[length])
  const lzCut = quantile(
    parts.flatMap(({ genuineLz }) => genuineLz),
    falseAlarms,
  )
  const random = parts.flatMap(({ randomLz }) => randomLz)
  const numbers = Object.fromEntries(
    numberKeys.map((key) => [key, mean(parts.map((part) => part[key]))]),
  ) as Record<NumberKey, number>
  const recoveries = Object.fromEntries(
    recoveryKeys.map((key) => [key, meanRecovery(parts.map((part) => part[key]))]),
  ) as Record<RecoveryKey, Recovery>
  return {
    ...numbers,
    ...recoveries,
    calibrationError: calibrationError(
      parts.flatMap(({ leaderChances }) => leaderChances),
      parts.flatMap(({ leaderHits }) => leaderHits),
    ),
    shiftPerAcquiescence: shiftPerAcquiescence(parts),
    lzCut,
    randomCaught: mean(random.map((lz) => Number(lz < lzCut))),
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
