import type { LinearModel, StoredModel } from './linear-model.ts'
import type { Features } from './text-features.ts'

export interface Example {
  features: Features
  isYes: boolean
  /** How much an error on it costs, 1 for an ordinary example. */
  cost: number
}

const mostRounds = 30
const smallChange = 0.01

/** Divides the logarithm of how rare a slot is, so that most values stay below one. */
const rarenessUnit = 7

/**
 * How much a feature counts, by slot: the square of its inverse document frequency. What few examples
 * hold tells more of them than what nearly all hold.
 */
function rarenessOf(examples: readonly Example[], slots: number): Float64Array {
  const holders = new Float64Array(slots)
  for (const { features } of examples) {
    for (const slot of features.slots) holders[slot % slots] = (holders[slot % slots] ?? 0) + 1
  }
  return holders.map(
    (count) => (Math.max(0, Math.log(examples.length / (1 + count))) / rarenessUnit) ** 2,
  )
}

/**
 * Trains a linear support vector machine (squared hinge loss, dual coordinate descent). The same
 * examples in the same order give the same model on every machine.
 */
export function trainModel(examples: readonly Example[], slots: number): LinearModel {
  const weights = new Float64Array(slots)
  const alphas = new Float64Array(examples.length)
  const rareness = rarenessOf(examples, slots)
  const vectors = examples.map((example) => toVector(example, rareness))
  const next = randomOf(12_345)
  let bias = 0
  const order = vectors.map((_, index) => index)
  for (let round = 0; round < mostRounds; round += 1) {
    shuffle(order, next)
    let most = 0
    for (const index of order) {
      const vector = vectors[index]
      if (!vector) continue
      let score = bias
      for (let at = 0; at < vector.slots.length; at += 1) {
        score += (weights[vector.slots[at] ?? 0] ?? 0) * (vector.values[at] ?? 0)
      }
      const alpha = alphas[index] ?? 0
      const gradient = vector.sign * score - 1 + vector.damping * alpha
      const projected = alpha === 0 ? Math.min(gradient, 0) : gradient
      most = Math.max(most, Math.abs(projected))
      if (projected === 0) continue
      const changed = Math.max(alpha - gradient / vector.curvature, 0)
      const change = (changed - alpha) * vector.sign
      alphas[index] = changed
      bias += change
      for (let at = 0; at < vector.slots.length; at += 1) {
        const slot = vector.slots[at] ?? 0
        weights[slot] = (weights[slot] ?? 0) + change * (vector.values[at] ?? 0)
      }
    }
    if (most < smallChange) break
  }
  // Features keep their values when a text is scored: the weights carry how much each counts.
  return { bias, step: 1, weights: weights.map((weight, slot) => weight * (rareness[slot] ?? 0)) }
}

/** Rounds the weights to bytes. */
export function storeModel({ bias, weights }: LinearModel): StoredModel {
  let largest = 0
  for (let slot = 0; slot < weights.length; slot += 1) {
    largest = Math.max(largest, Math.abs(weights[slot] ?? 0))
  }
  const step = Number((largest / 127).toPrecision(6))
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
  const letters = Array.from(new Uint8Array(bytes.buffer), (byte) => String.fromCharCode(byte))
  return { bias: Number(bias.toFixed(6)), step, weights: btoa(letters.join('')) }
}

function toVector({ features, isYes, cost }: Example, rareness: Float64Array) {
  const slots = features.slots.map((slot) => slot % rareness.length)
  const values = features.values.map((value, at) => value * (rareness[slots[at] ?? 0] ?? 0))
  const damping = 0.5 / cost
  const squares = values.reduce((sum, value) => sum + value * value, 1)
  return { slots, values, sign: isYes ? 1 : -1, damping, curvature: squares + damping }
}

function shuffle(order: number[], next: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1))
    const moved = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = moved
  }
}

function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
}
