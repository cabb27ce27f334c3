import type { Features } from './text-features.ts'

/** A trained model as its file stores it. */
export interface StoredModel {
  bias: number
  /** What one step of a weight is worth. */
  step: number
  /** One signed byte a slot, in base64. */
  weights: string
}

/** A linear classifier: above zero means yes. */
export interface LinearModel {
  bias: number
  /** What one step of a weight is worth. */
  step: number
  weights: Int8Array | Float64Array
}

/** Reads the weights of a stored model. */
export function readModel({ bias, step, weights }: StoredModel): LinearModel {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0))
  return { bias, step, weights: new Int8Array(bytes.buffer) }
}

/** A model with fewer slots than features folds them. */
export function scoreOf({ bias, step, weights }: LinearModel, features: Features): number {
  let sum = 0
  for (let at = 0; at < features.slots.length; at += 1) {
    const slot = (features.slots[at] ?? 0) % weights.length
    sum += (weights[slot] ?? 0) * (features.values[at] ?? 0)
  }
  return bias + step * sum
}
