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

/**
 * Trains a linear support vector machine (squared hinge loss, dual coordinate descent). The same
 * examples in the same order give the same model on every machine.
 */
export function trainModel(examples: readonly Example[], slots: number): LinearModel {
  const weights = new Float64Array(slots)
  const alphas = new Float64Array(examples.length)
  const vectors = examples.map(({ features, isYes, cost }) =>
    toVector(features, isYes, cost, slots),
  )
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
  return { bias, weights }
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

function toVector(features: Features, isYes: boolean, cost: number, slots: number) {
  const { values } = features
  const damping = 0.5 / cost
  const squares = values.reduce((sum, value) => sum + value * value, 1)
  return {
    slots: features.slots.map((slot) => slot % slots),
    values,
    sign: isYes ? 1 : -1,
    damping,
    curvature: squares + damping,
  }
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
