import { likertItems } from '../items/item-bank.ts'
import { openPrompts } from '../items/prompts.ts'
import { choiceItems } from '../items/scenarios.ts'
import { type ScoredItem, scoredItems } from '../scoring/item-parameter-table.ts'
import { createSlope, indexOf, type Slope } from '../scoring/item-parameters.ts'
import { invertSymmetric } from '../scoring/linear-algebra.ts'
import type { ParameterSet } from '../scoring/parameter-set.ts'
import { dimensionCount as K, priorCovariance } from '../scoring/prior.ts'

/** A statement: loadings on all 17 dimensions, four thresholds, in logistic units. */
export interface StatementValues {
  loadings: Float64Array
  thresholds: Float64Array
}

/** An option: loadings on the 16 traits, and its appeal in the last entry, where acquiescence would be. */
export type OptionValues = Float64Array

/** Every parameter that calibration fits, as plain numbers. */
export interface ParameterValues {
  statements: Map<string, StatementValues>
  options: Map<string, OptionValues>
  /** Row-major 17 x 17, unit variances. */
  covariance: Float64Array
}

export const appealIndex = indexOf('acquiescence')
const allIndices = Array.from({ length: K }, (_, index) => index)
const traitIndices = allIndices.slice(0, appealIndex)

/** The values of the bank as it is shipped. */
export function shippedValues(): ParameterValues {
  const statements = new Map<string, StatementValues>()
  const options = new Map<string, OptionValues>()
  for (const [id, item] of scoredItems) {
    if (item.kind === 'likert') {
      const { slope, thresholds } = item.parameters
      statements.set(id, { loadings: dense(slope), thresholds: Float64Array.from(thresholds) })
    } else if (item.kind === 'choice') {
      for (const [option, slope] of item.slopes) options.set(option, dense(slope))
    }
  }
  return { statements, options, covariance: Float64Array.from(priorCovariance) }
}

/**
 * What scoring needs, from these values. Prompts keep their dimensions.
 * @param widening see `Calibration`
 */
export function parameterSetOf(
  values: ParameterValues,
  version: string,
  widening = 0,
): ParameterSet {
  const { covariance } = values
  const items = new Map<string, ScoredItem>()
  for (const { id } of likertItems) {
    const { loadings, thresholds } = values.statements.get(id)!
    const slope = createSlope(allIndices, [...loadings], { covariance })
    items.set(id, { kind: 'likert', bankIndex: items.size, parameters: { slope, thresholds } })
  }
  for (const { id, options } of choiceItems) {
    const slopes = new Map(
      options.map((option): [string, Slope] => {
        const loadings = values.options.get(option.id)!
        const appeal = loadings[appealIndex]!
        const ofTraits = [...loadings.subarray(0, appealIndex)]
        return [option.id, createSlope(traitIndices, ofTraits, { appeal, covariance })]
      }),
    )
    items.set(id, { kind: 'choice', bankIndex: items.size, slopes })
  }
  for (const { id, dimensions } of openPrompts) {
    const slopes = dimensions.map((name) => createSlope([indexOf(name)], [1], { covariance }))
    items.set(id, { kind: 'open', bankIndex: items.size, slopes })
  }
  const rankWidening = (answerCount: number) => 1 + widening / Math.max(1, answerCount)
  return { version, items, priorPrecision: invertSymmetric(covariance, K), rankWidening }
}

function dense({ indices, values }: Slope): Float64Array {
  const loadings = new Float64Array(K)
  indices.forEach((index, k) => {
    loadings[index] = values[k]!
  })
  return loadings
}
