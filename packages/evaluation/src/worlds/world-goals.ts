import { reliableChangePoints } from '@individua/instrument/scoring/reliable-change'
import type { Goal } from '../goals.ts'
import type { CalibrationFigures } from './evaluate-calibration.ts'
import { type AnswerCount, answerCounts, type ForeignEvaluation } from './evaluate-worlds.ts'
import { harsh } from './harsh.ts'
import { fiveClusters } from './settings.ts'

/** The probabilities that each word stands for. */
const bands: Readonly<Record<string, readonly [number, number]>> = {
  clear: [0.8, 1],
  likely: [0.6, 0.8],
  quitePossible: [0.4, 0.6],
  open: [0, 0.4],
}
const bandSlack = { fiveClusters: 0.05, others: 0.12 } as const
/** Points by which the measured reliable change may be above the one that the product speaks of. */
const changeSlack = 1.5
/** A word used less often than this in a world says nothing about the word. */
const fewestWords = 150

/**
 * What we ask of the instrument in worlds that it was not made for: recovery in the mildest of them,
 * words and false alarms in all, the words of the harshest left out.
 *
 * Words are asked for from thirty answers on: after ten, `likely` promises more than comes true.
 */
export function worldGoals(evaluations: readonly ForeignEvaluation[]): Goal[] {
  return evaluations.flatMap((evaluation) => [
    ...(evaluation.world === fiveClusters.name ? recoveryGoals(evaluation) : []),
    ...(evaluation.world === harsh.name ? [] : wordGoals(evaluation)),
    ...alarmGoals(evaluation),
  ])
}

function recoveryGoals({ world, byCount }: ForeignEvaluation): Goal[] {
  const at = (count: AnswerCount) => byCount[count]
  const goal = (name: string, value: number, atLeast: number) => ({
    name: `${world}: ${name}`,
    value,
    atLeast,
  })
  return [
    goal('thirty, r of the archetypes', at(30).r, 0.68),
    goal('thirty, leader named', at(30).leader, 0.49),
    goal('thirty, leader in our three', at(30).inThree, 0.79),
    goal('thirty, r above sums of the same answers', at(30).r - at(30).sumsR, 0.015),
    goal('sixty, r of the archetypes', at(60).r, 0.75),
    ...([10, 30, 60] as const).map((count) => ({
      name: `${world}: ${count} answers, points that chance alone moves (90 %)`,
      value: 1.645 * (at(count).retestDeviation ?? Number.NaN),
      atMost: reliableChangePoints(count) + changeSlack,
    })),
  ]
}

function wordGoals({ world, byCount }: ForeignEvaluation): Goal[] {
  const slack = world === fiveClusters.name ? bandSlack.fiveClusters : bandSlack.others
  return Object.entries(byCount[30].words)
    .filter(([word, { count }]) => bands[word] && count >= fewestWords)
    .map(([word, { hit }]) => ({
      name: `${world}: thirty, truth of ${word}`,
      value: hit,
      atLeast: bands[word]![0] - slack,
      atMost: bands[word]![1] + slack,
    }))
}

function alarmGoals({ world, byCount }: ForeignEvaluation): Goal[] {
  const atMost = world === harsh.name ? 0.12 : 0.08
  return answerCounts.map((count) => ({
    name: `${world}: ${count} answers, genuine ones called doubtful`,
    value: byCount[count].doubtful,
    atMost,
  }))
}

/** Gains in r that other simulations of calibration found in such a world, less .01. */
const leastGains = {
  300: { ten: 0.032, thirty: 0.021 },
  1000: { ten: 0.053, thirty: 0.04 },
} as const
export type FormCount = keyof typeof leastGains

/** What calibration on so many forms is to bring; on a thousand also how well people are known then. */
export function calibrationGoals(
  forms: FormCount,
  [shipped, fitted]: readonly [CalibrationFigures, CalibrationFigures],
): Goal[] {
  const goal = (name: string, value: number, atLeast: number) => ({
    name: `five clusters, calibrated on ${forms}: ${name}`,
    value,
    atLeast,
  })
  const gain = (count: 10 | 30) => fitted.byCount[count].r - shipped.byCount[count].r
  const { r, leader, inThree } = fitted.byCount[30]
  return [
    goal('ten, gain in r', gain(10), leastGains[forms].ten),
    goal('thirty, gain in r', gain(30), leastGains[forms].thirty),
    ...(forms === 1000
      ? [
          goal('thirty, r of the archetypes', r, 0.72),
          goal('thirty, leader named', leader, 0.52),
          goal('thirty, leader in our three', inThree, 0.82),
        ]
      : []),
  ]
}
