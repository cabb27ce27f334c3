import { dimensions } from '@individua/instrument/dimensions'
import type { ChoiceItem, LikertItem, OpenPrompt } from '@individua/instrument/items/item'
import { createNormal, createRandom } from '@individua/instrument/scoring/random'
import { type ForeignItem, ForeignItems, type ForeignOption } from './foreign-items.ts'
import { ForeignPeople, type ForeignPerson } from './foreign-people.ts'
import type { ForeignSettings } from './settings.ts'

const acquiescence = dimensions.indexOf('acquiescence')
const misreading = 0.08
/** Share of residual variance that returns when a person answers an item again. */
const returning = 0.3
/** Heavy-tailed noise: a t distribution with so many degrees of freedom, scaled to variance 1. */
const noiseFreedom = 6
/** Noise that is new when the second choice is made, in SD of the first's: attention wanes. */
const secondNoise = 0.5
/** Factor on the loadings of items for respondents who answer by how they see themselves on the whole. */
const haloWeakening = 0.65
const haloLoading = 0.5
const openValidity = { lowest: 0.1, range: 0.25 } as const

/** One draw of a foreign world: people and items, and how they answer. */
export class ForeignWorld {
  readonly settings: ForeignSettings
  readonly random: () => number
  readonly #normal: () => number
  readonly #people: ForeignPeople
  readonly #items: ForeignItems
  readonly #statements = new Map<string, { usual: ForeignItem; byHalo: ForeignItem }>()
  readonly #options = new Map<string, ForeignOption>()
  readonly #validities = new Map<string, number>()

  constructor(settings: ForeignSettings, seed: number) {
    this.settings = settings
    this.random = createRandom(seed)
    this.#normal = createNormal(this.random)
    this.#people = new ForeignPeople(settings, this.random, this.#normal)
    this.#items = new ForeignItems(settings, this.random, this.#normal)
  }

  drawPerson(): ForeignPerson {
    return this.#people.draw()
  }

  /** @param index how many answers the person gave before: careless people stop reading somewhere */
  answerLikert(item: LikertItem, person: ForeignPerson, index = 0): number {
    if (index >= person.carelessFrom) return 1 + Math.floor(5 * this.random())
    const { usual, byHalo } = this.#statement(item)
    const own = person.halo === null ? usual : byHalo
    let response = agreement(own, person.theta) + person.theta[acquiescence]!
    if (person.halo !== null) response += (item.isCounter ? -1 : 1) * haloLoading * person.halo
    response += own.residual * this.#residual(item.id, person)
    if (this.random() < person.laziness) return 3
    const value = 1 + own.thresholds.filter((cut) => response > cut * person.style).length
    return item.isCounter && this.random() < misreading ? 6 - value : value
  }

  /** The first and the second choice, ids of two different options of those shown. */
  answerChoice(
    item: ChoiceItem,
    shownOptionIds: readonly string[],
    person: ForeignPerson,
    index = 0,
  ): [string, string] {
    const isCareless = index >= person.carelessFrom
    const left = this.#considered(shownOptionIds).map((id) => {
      const { loadings, appeal } = this.#option(item, id)
      const order = this.settings.orderEffect * shownOptionIds.indexOf(id)
      const pull = isCareless ? 0 : project(loadings, person.theta) + appeal - order
      return { id, pull: pull + this.#noise() }
    })
    const first = strongest(left)
    const rest = left
      .filter(({ id }) => id !== first)
      .map(({ id, pull }) => ({ id, pull: pull + secondNoise * this.#noise() }))
    return [first, strongest(rest)]
  }

  rateOpen(prompt: OpenPrompt, person: ForeignPerson): number[] {
    const { lowest, range } = openValidity
    const validity = this.#remember(
      this.#validities,
      prompt.id,
      () => lowest + range * this.random(),
    )
    return prompt.dimensions.map((name) => {
      const truth = person.theta[dimensions.indexOf(name)]!
      const rating = validity * truth + Math.sqrt(1 - validity ** 2) * this.#normal()
      return Math.max(-3, Math.min(3, rating))
    })
  }

  /** New noise, and some of what there was when the person answered this item before. */
  #residual(id: string, person: ForeignPerson): number {
    const before = person.echo.get(id) ?? this.#noise()
    person.echo.set(id, before)
    return Math.sqrt(returning) * before + Math.sqrt(1 - returning) * this.#noise()
  }

  #considered(shownOptionIds: readonly string[]): string[] {
    const left = [...shownOptionIds]
    while (left.length > this.settings.optionsConsidered) {
      left.splice(Math.floor(this.random() * left.length), 1)
    }
    return left
  }

  #noise(): number {
    let chiSquared = 0
    for (let i = 0; i < noiseFreedom; i++) chiSquared += this.#normal() ** 2
    return this.#normal() * Math.sqrt((noiseFreedom - 2) / chiSquared)
  }

  #statement(item: LikertItem) {
    return this.#remember(this.#statements, item.id, () => ({
      usual: this.#items.drawStatement(item),
      byHalo: this.#items.drawStatement(item, haloWeakening),
    }))
  }

  #option(item: ChoiceItem, id: string): ForeignOption {
    return this.#remember(this.#options, id, () =>
      this.#items.drawOption(item.options.find((option) => option.id === id)?.key ?? {}),
    )
  }

  #remember<Value>(known: Map<string, Value>, id: string, make: () => Value): Value {
    const before = known.get(id)
    if (before !== undefined) return before
    const made = make()
    known.set(id, made)
    return made
  }
}

/** The part of a latent response that the traits explain. */
function agreement({ loadings, location }: ForeignItem, theta: Float64Array): number {
  const level = project(loadings, theta)
  if (location === Infinity) return level
  const length = Math.sqrt(loadings.reduce((sum, x) => sum + x * x, 0))
  const distance = level / length - location
  // Mean 0 and variance 1 before the length is put back: (z − δ)² has mean 1 + δ², variance 2 + 4δ².
  return (length * (1 + location ** 2 - distance ** 2)) / Math.sqrt(2 + 4 * location ** 2)
}

function project(loadings: Float64Array, theta: Float64Array): number {
  return loadings.reduce((sum, loading, i) => sum + loading * theta[i]!, 0)
}

function strongest(options: readonly { id: string; pull: number }[]): string {
  return options.reduce((best, option) => (option.pull > best.pull ? option : best)).id
}
