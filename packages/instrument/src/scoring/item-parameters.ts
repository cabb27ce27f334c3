import { type Dimension, dimensions } from '../dimensions.ts'
import type { ChoiceItem, Key, LikertItem, OpenPrompt } from '../items/item.ts'
import { dimensionCount, priorCovariance } from './prior.ts'

/** Loading of every Likert item on acquiescence: agreement regardless of content. */
export const acquiescenceLoading = 0.28
/** Logistic units in one unit of the normal ogive. */
export const logisticScale = 1.702
/** Thresholds between the five answers, SD of the latent response, before an item's own shift. */
export const baseThresholds = [-1.55, -0.74, -0.05, 0.92] as const

const dimensionIndex = new Map<Dimension, number>(dimensions.map((name, index) => [name, index]))
const acquiescence = indexOf('acquiescence')

/** A direction in the latent space: its non-zero entries, and the prior covariance times it. */
export interface Slope {
  indices: readonly number[]
  values: readonly number[]
  /** How much more often an option is taken, whatever the person is like; 0 until options are calibrated. */
  appeal: number
  /** Σ·a, length 17: how a gradient along the slope moves the estimate. */
  reach: Float64Array
}

/** Graded response model (Samejima, 1969): P(answer > k) = logistic(a·θ − threshold k). */
export interface LikertParameters {
  slope: Slope
  thresholds: Float64Array
}

/** Index of a dimension in the latent vector, 0..16. */
export function indexOf(dimension: Dimension): number {
  return dimensionIndex.get(dimension)!
}

/**
 * Logistic slope and four thresholds of an item. The key is scaled so that it explains `h2` of the
 * latent response; acquiescence is added with the loading that all items share.
 *
 * @param item key with at least one weight; `h2` + .28² below 1; `shift` in SD of the latent response
 */
export function likertParameters(item: Pick<LikertItem, 'key' | 'h2' | 'shift'>): LikertParameters {
  const { indices, values } = keyEntries(item.key)
  const residual = Math.sqrt(1 - item.h2 - acquiescenceLoading ** 2)
  const scale = (logisticScale * Math.sqrt(item.h2 / priorVariance(indices, values))) / residual
  const slope = createSlope(
    [...indices, acquiescence],
    [...values.map((value) => value * scale), (logisticScale * acquiescenceLoading) / residual],
  )
  const thresholds = baseThresholds.map((tau) => (logisticScale * (tau + item.shift)) / residual)
  return { slope, thresholds: Float64Array.from(thresholds) }
}

/** Slope of one option in a softmax choice: its key as it stands, no acquiescence. */
export function optionSlope(key: Key): Slope {
  const { indices, values } = keyEntries(key)
  return createSlope(indices, values)
}

/** The slope of each option of a situation, by option id. */
export function choiceSlopes(item: ChoiceItem): ReadonlyMap<string, Slope> {
  return new Map(item.options.map((option) => [option.id, optionSlope(option.key)]))
}

/** A slope for each dimension that an answer to the prompt is rated on, in its order. */
export function promptSlopes(prompt: OpenPrompt): readonly Slope[] {
  return prompt.dimensions.map((dimension) => createSlope([indexOf(dimension)], [1]))
}

/** Variance of a combination of latent dimensions in the reference group. */
export function priorVariance(indices: readonly number[], values: readonly number[]): number {
  let variance = 0
  indices.forEach((i, row) => {
    indices.forEach((j, column) => {
      variance += values[row]! * values[column]! * priorCovariance[i * dimensionCount + j]!
    })
  })
  return variance
}

function keyEntries(key: Key): { indices: number[]; values: number[] } {
  const indices: number[] = []
  const values: number[] = []
  dimensions.forEach((dimension, index) => {
    const value = dimension === 'acquiescence' ? undefined : key[dimension]
    if (value === undefined) return
    indices.push(index)
    values.push(value)
  })
  return { indices, values }
}

/**
 * @param indices ascending
 * @param covariance of the reference group that the slope belongs to
 */
export function createSlope(
  indices: readonly number[],
  values: readonly number[],
  { appeal = 0, covariance = priorCovariance } = {},
): Slope {
  const reach = new Float64Array(dimensionCount)
  for (let row = 0; row < dimensionCount; row++) {
    indices.forEach((index, k) => {
      reach[row]! += covariance[row * dimensionCount + index]! * values[k]!
    })
  }
  return { indices, values, appeal, reach }
}
