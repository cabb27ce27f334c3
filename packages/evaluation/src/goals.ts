import type { Certainty } from '@individua/instrument/profile'
import type { Evaluated, Evaluation } from './evaluate.ts'
import type { Length } from './length-tally.ts'

export interface Goal {
  name: string
  value: number
  atLeast?: number
  atMost?: number
}

export const isMet = ({ value, atLeast = -Infinity, atMost = Infinity }: Goal) =>
  value >= atLeast && value <= atMost

const least: Record<Length, Record<string, number>> = {
  ten: { r: 0.47, worst: 0.28, leader: 0.215, inThree: 0.51, topThree: 0.435, gain: 0.02 },
  thirty: { r: 0.68, worst: 0.57, leader: 0.47, inThree: 0.775, topThree: 0.61, gain: 0.05 },
}

/** What we ask of the instrument in the realistic world, and what it reached. */
export function goalsOf({
  ten,
  thirty,
  tailoring,
}: Pick<Evaluation, Length | 'tailoring'>): Goal[] {
  return [
    ...recoveryGoals('ten', ten),
    ...recoveryGoals('thirty', thirty),
    {
      name: 'thirty: leader named more often by tailoring',
      value: tailoring.gain.leader,
      atLeast: 0,
    },
    { name: 'thirty: r of shadow pressure', value: thirty.shadowPressureR, atLeast: 0.65 },
    { name: 'thirty: r of persona', value: thirty.personaR, atLeast: 0.56 },
    { name: 'thirty: r of self', value: thirty.selfR, atLeast: 0.6 },
    { name: 'thirty: r of the inner other', value: thirty.innerOtherR, atLeast: 0.58 },
    { name: 'ten: r of the twelve personas', value: ten.personasR, atLeast: 0.48 },
    { name: 'thirty: r of the twelve personas', value: thirty.personasR, atLeast: 0.66 },
    { name: 'ten: r of the 24 shadows', value: ten.shadowsR, atLeast: 0.5 },
    { name: 'thirty: r of the 24 shadows', value: thirty.shadowsR, atLeast: 0.65 },
    { name: 'ten: three shadows of 24 found', value: ten.shadowTopThree, atLeast: 0.29 },
    { name: 'thirty: three shadows of 24 found', value: thirty.shadowTopThree, atLeast: 0.44 },
    { name: 'ten: leading motive of four', value: ten.leadingMotive, atLeast: 0.41 },
    { name: 'thirty: leading motive of four', value: thirty.leadingMotive, atLeast: 0.59 },
    ...honestyGoals('ten', ten, { same: 0.44, later: 0.39, randomCaught: 0.2 }),
    ...honestyGoals('thirty', thirty, { same: 0.56, later: 0.5, randomCaught: 0.58 }),
  ]
}

function recoveryGoals(length: Length, figures: Evaluated): Goal[] {
  const { model, sums } = figures
  const from = least[length]
  return [
    { name: `${length}: r of the archetypes`, value: model.r, atLeast: from.r! },
    { name: `${length}: r of the worst archetype`, value: model.worst, atLeast: from.worst! },
    { name: `${length}: leader named`, value: model.leader, atLeast: from.leader! },
    { name: `${length}: leader in our three`, value: model.inThree, atLeast: from.inThree! },
    { name: `${length}: three of three`, value: model.topThree, atLeast: from.topThree! },
    {
      name: `${length}: r above sums of the same answers`,
      value: model.r - sums.r,
      atLeast: from.gain!,
    },
    ...shuffledGoals(length, figures),
  ]
}

/**
 * Chance, and what three standard errors may add to it in a sample of this size: some archetypes
 * lead a little more often than others, in truth and by the prior, which alone gives 8.4 %.
 */
function shuffledGoals(length: Length, { shuffledKeys, shuffledErrors }: Evaluated): Goal[] {
  return [
    {
      name: `${length}: leader by shuffled keys`,
      value: shuffledKeys.leader,
      atMost: 1 / 12 + 3 * shuffledErrors.leader,
    },
    {
      name: `${length}: three of three by shuffled keys`,
      value: shuffledKeys.topThree,
      atMost: 1 / 4 + 3 * shuffledErrors.topThree,
    },
  ]
}

/** The probabilities that each word stands for, 0..1. */
const bands: Readonly<Record<Certainty, readonly [number, number]>> = {
  clear: [0.8, 1],
  likely: [0.6, 0.8],
  quitePossible: [0.4, 0.6],
  open: [0, 0.4],
}
const bandSlack = 0.05

/** Each word that is used comes true within five points of its band. */
function wordGoals(length: Length, { certaintyWords }: Evaluated): Goal[] {
  return (Object.keys(bands) as Certainty[])
    .filter((word) => certaintyWords[word].share > 0)
    .map((word) => ({
      name: `${length}: truth of what is called ${word}`,
      value: certaintyWords[word].hit,
      atLeast: bands[word][0] - bandSlack,
      atMost: bands[word][1] + bandSlack,
    }))
}

function honestyGoals(
  length: Length,
  figures: Evaluated,
  retest: { same: number; later: number; randomCaught: number },
): Goal[] {
  const goal = (name: string, value: number, bounds: Omit<Goal, 'name' | 'value'>) => ({
    name: `${length}: ${name}`,
    value,
    ...bounds,
  })
  return [
    goal('coverage of the 80 % interval', figures.coverage80, { atLeast: 0.78, atMost: 0.87 }),
    goal('calibration error of the leader', figures.calibrationError, { atMost: 0.05 }),
    goal('calibration error of the first three', figures.namedCalibrationError, { atMost: 0.05 }),
    ...wordGoals(length, figures),
    goal('retest, same trait', figures.retestSame, { atLeast: retest.same }),
    goal('retest, stability .90', figures.retestStability90, { atLeast: retest.later }),
    goal('shift per SD of agreeing', figures.shiftPerAcquiescence, { atMost: 0.025 }),
    goal('straight lines caught', figures.straightCaught, { atLeast: 0.99 }),
    goal('straight lines, false alarms', figures.straightFalse, { atMost: 0.02 }),
    goal('random answers caught at 5 % false', figures.randomCaught, {
      atLeast: retest.randomCaught,
    }),
    goal('inconsistent, false alarms', figures.inconsistentFalse, { atMost: 0.055 }),
    goal('genuine answers called doubtful', figures.doubtfulFalse, { atMost: 0.08 }),
    goal('extreme style, false alarms', figures.extremeFalse, { atMost: 0.03 }),
    goal('r lost in a language form', figures.languageLoss, { atMost: 0.02 }),
    goal('largest shift by a language form, SD', figures.languageShift, { atMost: 0.25 }),
  ]
}
