import { archetypes, dimensions } from '@individua/instrument/dimensions'
import type { Key, LikertItem } from '@individua/instrument/items/item'
import type { ForeignSettings } from './settings.ts'

/** How an item or option of a foreign world really works. */
export interface ForeignItem {
  /** On the 16 traits; the part of the key has the length `quality`, in SD of the latent response. */
  loadings: Float64Array
  residual: number
  /** Four values that cut the latent response into five answers. */
  thresholds: readonly number[]
  /** Where on the trait people agree most, in SD; Infinity where more always means more agreement. */
  location: number
}

export interface ForeignOption {
  loadings: Float64Array
  appeal: number
}

const traitCount = dimensions.length - 1
/** Answers 1 to 5 of an item of middling difficulty. */
const answerShares = [0.09, 0.19, 0.24, 0.31, 0.17] as const
const difficultySpread = 0.4
const shareSpread = 0.3
/** How much of the latent response's variance may be explained, styles left out. */
const mostExplained = 0.85

/** Draws the true parameters of the items of a foreign world. */
export class ForeignItems {
  readonly #settings: ForeignSettings
  readonly #random: () => number
  readonly #normal: () => number
  readonly #appeal: number[]

  constructor(settings: ForeignSettings, random: () => number, normal: () => number) {
    this.#settings = settings
    this.#random = random
    this.#normal = normal
    this.#appeal = archetypes.map(() => settings.archetypeAppeal * normal())
  }

  /** @param weakening factor on the quality, for people for whom items measure other things */
  drawStatement({ key }: Pick<LikertItem, 'key'>, weakening = 1): ForeignItem {
    const { quality, qualitySpread, unintended, idealPoints } = this.#settings
    const wanted = quality + qualitySpread * this.#normal()
    const ofKey = weakening * Math.max(0.2, Math.min(0.85, wanted))
    const direction = unitVector(key)
    const loadings = direction.map((x) =>
      x === 0 ? (unintended / weakening) * this.#normal() : ofKey * x,
    )
    const explained = loadings.reduce((sum, x) => sum + x * x, 0)
    const shrink = Math.min(1, Math.sqrt(mostExplained / explained))
    return {
      loadings: loadings.map((x) => x * shrink),
      residual: Math.sqrt(1 - explained * shrink * shrink),
      thresholds: this.#drawThresholds(this.#appealOf(direction)),
      location: idealPoints ? 0.9 + 1.3 * this.#random() : Infinity,
    }
  }

  drawOption(key: Key): ForeignOption {
    const { choiceSlope, unintended, optionAppeal } = this.#settings
    const direction = unitVector(key)
    const slope = choiceSlope * Math.exp(0.3 * this.#normal())
    return {
      loadings: direction.map((x) => (x === 0 ? unintended * this.#normal() : slope * x)),
      appeal: optionAppeal * this.#normal() + this.#appealOf(direction),
    }
  }

  #appealOf(direction: Float64Array): number {
    return this.#appeal.reduce((sum, appeal, i) => sum + appeal * direction[i]!, 0)
  }

  #drawThresholds(appeal: number): number[] {
    const shares = answerShares.map((share) => share * Math.exp(shareSpread * this.#normal()))
    const total = shares.reduce((sum, share) => sum + share, 0)
    const difficulty = difficultySpread * this.#normal()
    let below = 0
    return shares.slice(0, 4).map((share) => {
      below += share / total
      return normalQuantile(below) + difficulty - appeal
    })
  }
}

function unitVector(key: Key): Float64Array {
  const weights = Float64Array.from({ length: traitCount }, (_, i) => {
    const name = dimensions[i]!
    return name === 'acquiescence' ? 0 : (key[name] ?? 0)
  })
  const length = Math.sqrt(weights.reduce((sum, x) => sum + x * x, 0))
  return weights.map((x) => x / Math.max(length, 1e-9))
}

/** The inverse of the logistic function, scaled: close enough to the normal quantile for drawing. */
function normalQuantile(share: number): number {
  return Math.log(share / (1 - share)) / 1.702
}
