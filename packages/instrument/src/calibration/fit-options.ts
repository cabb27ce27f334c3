import { choleskyFactor, choleskySolve } from '../scoring/linear-algebra.ts'
import { dimensionCount } from '../scoring/prior.ts'
import { appealIndex, type OptionValues } from './parameter-values.ts'
import { addSquare, limitStep, loadingPrecisions } from './ridge.ts'

const K = dimensionCount

/** One choice among options, by their index within the situation. */
export interface ChoiceRow {
  /** Where in `traits` the draw begins; its last entry is 1, so that the appeal is a loading. */
  offset: number
  shown: readonly number[]
  chosen: number
}

const appealSpread = 0.5
/**
 * SD of the loadings that no key names: half that of statements. There are three options for each
 * statement of the bank, and each is seen by fewer people.
 */
const otherSpread = 0.13
const sweeps = 2
const gradient = new Float64Array(K)
const information = new Float64Array(K * K)
const factor = new Float64Array(K * K)

/**
 * Loadings and appeals of the options of one situation given draws of the traits. Newton's method for
 * one option after the other, drawn back to the shipped values.
 */
export function fitOptions(
  start: readonly OptionValues[],
  shipped: readonly OptionValues[],
  rows: readonly ChoiceRow[],
  traits: Float64Array,
  weight: number,
): OptionValues[] {
  const options = start.map((values) => Float64Array.from(values))
  const precisions = shipped.map((values) => {
    const precision = loadingPrecisions(values, otherSpread)
    precision[appealIndex] = 1 / appealSpread ** 2
    return precision
  })
  const weights = rows.map(({ offset, shown }) =>
    Float64Array.from(shown, (option) => Math.exp(pull(options[option]!, traits, offset))),
  )
  const rowsOf = options.map((_, option) =>
    [...rows.keys()].filter((row) => rows[row]!.shown.includes(option)),
  )
  for (let sweep = 0; sweep < sweeps; sweep++) {
    options.forEach((values, option) => {
      for (let i = 0; i < K; i++) {
        gradient[i] = precisions[option]![i]! * (shipped[option]![i]! - values[i]!)
      }
      information.fill(0)
      for (let i = 0; i < K; i++) information[i * K + i] = precisions[option]![i]!
      for (const row of rowsOf[option]!) addRow(option, rows[row]!, weights[row]!, traits, weight)
      choleskyFactor(information, factor, K)
      choleskySolve(factor, gradient, K)
      limitStep(gradient, 0.5)
      for (let i = 0; i < K; i++) values[i]! += gradient[i]!
      for (const row of rowsOf[option]!) {
        const { shown, offset } = rows[row]!
        weights[row]![shown.indexOf(option)] = Math.exp(pull(values, traits, offset))
      }
    })
  }
  return options
}

function addRow(
  option: number,
  { offset, shown, chosen }: ChoiceRow,
  pulls: Float64Array,
  traits: Float64Array,
  weight: number,
): void {
  let total = 0
  for (let k = 0; k < pulls.length; k++) total += pulls[k]!
  const chance = pulls[shown.indexOf(option)]! / total
  const amount = weight * (Number(chosen === option) - chance)
  for (let i = 0; i < K; i++) gradient[i]! += amount * traits[offset + i]!
  addSquare(traits, offset, weight * chance * (1 - chance), information, K)
}

function pull(values: OptionValues, traits: Float64Array, offset: number): number {
  let sum = 0
  for (let i = 0; i < K; i++) sum += values[i]! * traits[offset + i]!
  return sum
}
