import { archetypes, dimensions } from '@individua/instrument/dimensions'
import { clusters } from '../clusters.ts'
import type { ForeignSettings } from './settings.ts'

/** A person of a foreign world: traits in the order of `dimensions`, and habits of answering. */
export interface ForeignPerson {
  /** Length 17; the last entry, acquiescence, is the person's habit of agreeing with anything. */
  theta: Float64Array
  /** Factor on the distance of thresholds. */
  style: number
  /** Share of answers that fall on the middle for want of interest. */
  laziness: number
  /** How the person sees themselves on the whole; null for respondents who do not answer by that. */
  halo: number | null
  /** From this answer on nothing is read; Infinity for people in earnest. */
  carelessFrom: number
  /** Residual of each item as answered before, by id: some of it returns at the next occasion. */
  echo: Map<string, number>
}

const clusterOf = archetypes.map((name) =>
  clusters.findIndex((cluster) => cluster.some((member) => member === name)),
)
/** Shadow pressure, persona, self and the inner other. */
const structureCount = 4
const traitCount = archetypes.length + structureCount
const acquiescence = dimensions.indexOf('acquiescence')
const typeCount = 9
const acquiescenceSpread = 0.3
const styleSpread = 0.25
/** Respondents who set the mean and variance of every trait. */
const referenceCount = 1000

/** Draws the people of a foreign world, with correlations of its own. */
export class ForeignPeople {
  readonly #settings: ForeignSettings
  readonly #random: () => number
  readonly #normal: () => number
  readonly #general: number[]
  readonly #cluster: number[]
  readonly #structure: number[][]
  readonly #types: number[][]
  readonly #shapes: number[]
  readonly #means = new Float64Array(traitCount)
  readonly #deviations = new Float64Array(traitCount).fill(1)

  constructor(settings: ForeignSettings, random: () => number, normal: () => number) {
    this.#settings = settings
    this.#random = random
    this.#normal = normal
    this.#general = archetypes.map(() => 0.2 + 0.1 * normal())
    this.#cluster = archetypes.map(() => 0.4 + 0.3 * random())
    this.#structure = Array.from({ length: structureCount }, () =>
      Array.from({ length: clusters.length + 1 }, () => 0.2 * normal()),
    )
    this.#types = Array.from({ length: typeCount }, () => this.#continuousTraits())
    this.#shapes = archetypes.map(() => Math.floor(3 * random()))
    this.#standardise()
  }

  draw(): ForeignPerson {
    const random = this.#random
    const normal = this.#normal
    const { haloShare, carelessShare } = this.#settings
    const theta = new Float64Array(dimensions.length)
    theta.set(this.#traits().map((x, i) => (x - this.#means[i]!) / this.#deviations[i]!))
    theta[acquiescence] = acquiescenceSpread * normal()
    return {
      theta,
      style: Math.exp(styleSpread * normal()),
      laziness: 0.2 * random() ** 3,
      halo: random() < haloShare ? normal() : null,
      carelessFrom: random() < carelessShare ? Math.floor(20 * random()) : Infinity,
      echo: new Map(),
    }
  }

  #traits(): number[] {
    const traits = this.#continuousTraits()
    if (this.#settings.traits === 'types') {
      const type = this.#types[Math.floor(this.#random() * typeCount)]!
      return traits.map((x, i) => (i < archetypes.length ? 0.75 * type[i]! + 0.66 * x : x))
    }
    if (this.#settings.traits === 'skewed') {
      return traits.map((x, i) => shaped(x, this.#shapes[i] ?? 0))
    }
    return traits
  }

  /** One general factor, five clusters, and what is each trait's own. */
  #continuousTraits(): number[] {
    const general = this.#normal()
    const factors = clusters.map(this.#normal)
    const tension = this.#normal()
    const ofArchetypes = archetypes.map((_, i) => {
      const [g, c] = [this.#general[i]!, this.#cluster[i]!]
      return (
        g * general + c * factors[clusterOf[i]!]! + Math.sqrt(1 - g * g - c * c) * this.#normal()
      )
    })
    const ofStructure = this.#structure.map((loadings, i) => {
      const common = [general, ...factors].reduce((sum, x, k) => sum + loadings[k]! * x, 0)
      // Shadow pressure and self pull in opposite directions.
      const own = i === 0 ? 0.5 * tension : i === 2 ? -0.5 * tension : 0
      return common + own + 0.8 * this.#normal()
    })
    return [...ofArchetypes, ...ofStructure]
  }

  #standardise(): void {
    const people = Array.from({ length: referenceCount }, () => this.#traits())
    for (let i = 0; i < traitCount; i++) {
      const values = people.map((traits) => traits[i]!)
      const mean = values.reduce((sum, x) => sum + x, 0) / referenceCount
      this.#means[i] = mean
      this.#deviations[i] = Math.sqrt(
        values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / referenceCount,
      )
    }
  }
}

/** As it is, skewed to the right, or with two peaks. */
function shaped(x: number, shape: number): number {
  if (shape === 1) return Math.exp(0.5 * x)
  return shape === 2 ? x + 1.2 * Math.sign(x) : x
}
