import { archetypes, dimensions } from '@individua/instrument/dimensions'
import type { ChoiceItem, Key, LikertItem, OpenPrompt } from '@individua/instrument/items/item'
import {
  acquiescenceLoading,
  baseThresholds,
  indexOf,
  priorVariance,
} from '@individua/instrument/scoring/item-parameters'
import { choleskyFactor } from '@individua/instrument/scoring/linear-algebra'
import { dimensionCount, priorCovariance } from '@individua/instrument/scoring/prior'
import { createNormal, createRandom } from '@individua/instrument/scoring/random'
import { clusters } from './clusters.ts'

const K = dimensionCount

/** How the simulated truth differs from what the scoring assumes. All zero: items as assumed. */
export interface WorldSettings {
  name: string
  /** SD of the logarithm of loadings and of choice weights. */
  loadingSpread: number
  /** SD of unintended loadings on every other dimension. */
  crossLoading: number
  /** SD by which thresholds are off, and of the attractiveness of options. */
  thresholdSpread: number
  /** Share of the archetypes' correlations that follows other clusters than the prior's. */
  otherClusters: number
  acquiescenceScale: number
  /** SD of the logarithm of how far apart a person sees the five answers. */
  extremeStyleSpread: number
  /** Share of answers to opposite-pole items that are given as if it were not opposite. */
  misreading: number
  /** Share of residual variance that items of one archetype have in common. */
  localDependence: number
  /** Share of answers to statements that are given at random. */
  carelessness: number
  /** Correlation of a rating of open text with the dimension. */
  openValidity: number
}

export const idealWorld: WorldSettings = {
  name: 'ideal',
  loadingSpread: 0,
  crossLoading: 0,
  thresholdSpread: 0,
  otherClusters: 0,
  acquiescenceScale: 1,
  extremeStyleSpread: 0,
  misreading: 0,
  localDependence: 0,
  carelessness: 0,
  openValidity: 0.27,
}

export const realWorld: WorldSettings = {
  name: 'real',
  loadingSpread: 0.25,
  crossLoading: 0.08,
  thresholdSpread: 0.3,
  otherClusters: 0.5,
  acquiescenceScale: 1.2,
  extremeStyleSpread: 0.25,
  misreading: 0.08,
  localDependence: 0.05,
  carelessness: 0.01,
  openValidity: 0.27,
}

const correlationWithinCluster = 0.35

/** A simulated person: the truth, and habits that scoring knows nothing of. */
export interface Person {
  /** Length 17, unit variances but for acquiescence. */
  theta: Float64Array
  /** Factor on the distance of thresholds. */
  style: number
}

/** One draw of a world: every item with its own true parameters, and the streams of chance. */
export class World {
  readonly random: () => number
  readonly normal: () => number
  readonly settings: WorldSettings
  readonly #likert = new Map<string, TrueLikert>()
  readonly #options = new Map<string, TrueOption>()
  readonly #factor = new Float64Array(K * K)

  constructor(settings: WorldSettings, seed: number) {
    this.settings = settings
    this.random = createRandom(seed)
    this.normal = createNormal(this.random)
    choleskyFactor(trueCovariance(settings), this.#factor, K)
  }

  drawPerson(): Person {
    const z = Float64Array.from({ length: K }, this.normal)
    const theta = new Float64Array(K)
    for (let i = 0; i < K; i++) {
      for (let j = 0; j <= i; j++) theta[i]! += this.#factor[i * K + j]! * z[j]!
    }
    theta[acquiescence]! *= this.settings.acquiescenceScale
    return { theta, style: Math.exp(this.normal() * this.settings.extremeStyleSpread) }
  }

  /** The same person some weeks later: traits correlate `stability` with what they were. */
  drawLater({ theta, style }: Person, stability: number): Person {
    const other = this.drawPerson()
    const rest = Math.sqrt(1 - stability ** 2)
    return { theta: theta.map((value, i) => stability * value + rest * other.theta[i]!), style }
  }

  /**
   * An answer 1..5 by a normal-ogive threshold model, which is not the model that scores.
   * @param residuals what items of one archetype have in common for this person
   * @param shift how much harder this language's wording is to agree with, SD
   */
  answerLikert(item: LikertItem, { theta, style }: Person, residuals: Float64Array, shift = 0) {
    const { settings, random } = this
    if (random() < settings.carelessness) return 1 + Math.floor(random() * 5)
    const { loadings, thresholds, residual, doublet } = this.#trueLikert(item)
    const ofArchetype = residuals[doublet]
    const common = ofArchetype === undefined ? 0 : Math.sqrt(settings.localDependence)
    const noise = common * (ofArchetype ?? 0) + Math.sqrt(1 - common ** 2) * this.normal()
    let response = residual * noise
    for (let i = 0; i < K; i++) response += loadings[i]! * theta[i]!
    const value = 1 + thresholds.filter((tau) => response > (tau + shift) * style).length
    return item.isCounter && random() < settings.misreading ? 6 - value : value
  }

  drawResiduals(): Float64Array {
    return Float64Array.from({ length: archetypes.length }, this.normal)
  }

  /** The option of those shown that pulls most, with Gumbel noise. */
  answerChoice(item: ChoiceItem, shownOptionIds: readonly string[], { theta }: Person): string {
    let best = ''
    let bestPull = -Infinity
    for (const id of shownOptionIds) {
      const { weights, bias } = this.#trueOption(item, id)
      let pull = bias - Math.log(-Math.log(1 - this.random()))
      for (let i = 0; i < K; i++) pull += weights[i]! * theta[i]!
      if (pull > bestPull) {
        bestPull = pull
        best = id
      }
    }
    return best
  }

  /** Ratings of an open answer, z-like. */
  rateOpen(prompt: OpenPrompt, { theta }: Person): number[] {
    const validity = this.settings.openValidity
    return prompt.dimensions.map((dimension) => {
      const rating =
        validity * theta[indexOf(dimension)]! + Math.sqrt(1 - validity ** 2) * this.normal()
      return Math.max(-3, Math.min(3, rating))
    })
  }

  #trueLikert(item: LikertItem): TrueLikert {
    const known = this.#likert.get(item.id)
    if (known) return known
    const assumed = keyVector(item.key)
    const scale = Math.sqrt(item.h2 / varianceOf(assumed))
    const loadings = assumed.map((weight) => weight * scale * this.#factorOf())
    this.#addCrossLoadings(loadings)
    loadings[acquiescence] = acquiescenceLoading
    const explained = varianceOf(loadings)
    const made = {
      loadings,
      thresholds: baseThresholds
        .map((tau) => tau + item.shift + this.normal() * this.settings.thresholdSpread)
        .sort((one, other) => one - other),
      residual: Math.sqrt(Math.max(0.1, 1 - explained)),
      doublet: archetypes.findIndex((archetype) => item.key[archetype] !== undefined),
    }
    this.#likert.set(item.id, made)
    return made
  }

  #trueOption(item: ChoiceItem, id: string): TrueOption {
    const known = this.#options.get(id)
    if (known) return known
    const option = item.options.find((candidate) => candidate.id === id)
    const weights = keyVector(option?.key ?? {}).map((weight) => weight * this.#factorOf())
    this.#addCrossLoadings(weights)
    const made = { weights, bias: this.normal() * this.settings.thresholdSpread }
    this.#options.set(id, made)
    return made
  }

  #factorOf(): number {
    return Math.exp(this.normal() * this.settings.loadingSpread)
  }

  #addCrossLoadings(loadings: Float64Array): void {
    for (let i = 0; i < acquiescence; i++) {
      if (loadings[i] === 0) loadings[i] = this.normal() * this.settings.crossLoading
    }
  }
}

interface TrueLikert {
  loadings: Float64Array
  thresholds: number[]
  residual: number
  /** Index of the archetype whose items it shares residuals with; -1 where its key has none. */
  doublet: number
}

interface TrueOption {
  weights: Float64Array
  bias: number
}

const acquiescence = indexOf('acquiescence')

function keyVector(key: Key): Float64Array {
  const vector = new Float64Array(K)
  dimensions.forEach((dimension, index) => {
    if (dimension !== 'acquiescence') vector[index] = key[dimension] ?? 0
  })
  return vector
}

const allIndices = Array.from({ length: K }, (_, index) => index)

function varianceOf(loadings: Float64Array): number {
  return priorVariance(allIndices, [...loadings])
}

function trueCovariance({ otherClusters: share }: WorldSettings): Float64Array {
  const covariance = Float64Array.from(priorCovariance)
  for (let i = 0; i < archetypes.length; i++) {
    for (let j = 0; j < archetypes.length; j++) {
      if (i === j) continue
      const together = clusters.some((cluster) =>
        [i, j].every((index) => cluster.some((name) => name === archetypes[index])),
      )
      const other = together ? correlationWithinCluster : 0.05
      covariance[i * K + j] = (1 - share) * priorCovariance[i * K + j]! + share * other
    }
  }
  return covariance
}
