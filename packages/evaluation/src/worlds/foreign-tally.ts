import { archetypes } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { isDoubtful } from '@individua/instrument/quality/response-quality'
import { normalProbability } from '@individua/instrument/scoring/normal-distribution'
import { calibrationError, correlation, deviation, mean, topOf } from '../measures.ts'

/** What one length of the form finds out about the people of a foreign world. */
export interface ForeignFigures {
  people: number
  r: number
  worst: number
  leader: number
  inThree: number
  topThree: number
  /** The same of sums of the same answers. */
  sumsR: number
  sumsLeader: number
  sumsInThree: number
  coverage80: number
  /** Mean stated probability of the leader. */
  leaderStated: number
  leaderError: number
  namedError: number
  /** Genuine respondents called doubtful. */
  doubtful: number
  /** For each word on the three named: how many, and how often it came true. */
  words: Record<string, { count: number; stated: number; hit: number }>
  /** SD of the difference of a strength between two occasions, in points; null without a second. */
  retestDeviation: number | null
  sameLeader: number | null
}

interface Named {
  word: string
  chance: number
  isHit: boolean
}

/** Compares profiles with the truth. */
export class ForeignTally {
  readonly #truth: number[][] = []
  readonly #estimates: number[][] = []
  readonly #sums: number[][] = []
  readonly #named: Named[] = []
  readonly #hits = {
    leader: 0,
    inThree: 0,
    topThree: 0,
    sumsLeader: 0,
    sumsInThree: 0,
    doubtful: 0,
  }
  readonly #covered: number[] = []
  readonly #chances: number[] = []
  readonly #leaderHits: boolean[] = []
  readonly #differences: number[] = []
  readonly #sameLeader: number[] = []

  add(theta: Float64Array, profile: Profile, sums: readonly number[], again?: Profile): void {
    const truth = [...theta.subarray(0, archetypes.length)]
    const trueThree = topOf(truth, 3).map((index) => archetypes[index]!)
    const named = profile.archetypes.slice(0, 3)
    const names: string[] = named.map(({ name }) => name)
    this.#truth.push(truth)
    this.#estimates.push(inOrder(profile, 'mean'))
    this.#sums.push([...sums])
    this.#hits.leader += Number(names[0] === trueThree[0])
    this.#hits.inThree += Number(names.includes(trueThree[0]!))
    this.#hits.topThree += trueThree.filter((name) => names.includes(name)).length / 3
    const bySums = topOf(sums, 3).map((index) => archetypes[index]!)
    this.#hits.sumsLeader += Number(bySums[0] === trueThree[0])
    this.#hits.sumsInThree += Number(bySums.includes(trueThree[0]!))
    this.#hits.doubtful += Number(isDoubtful(profile.quality))
    this.#chances.push(profile.leader.probability)
    this.#leaderHits.push(names[0] === trueThree[0])
    for (const { name, certainty, probabilityTopThree } of named) {
      const isHit = trueThree.includes(name)
      this.#named.push({ word: certainty, chance: probabilityTopThree, isHit })
    }
    for (const { name, interval80 } of profile.archetypes) {
      const percentile = normalProbability(truth[archetypes.indexOf(name)]!)
      this.#covered.push(Number(percentile >= interval80[0] && percentile <= interval80[1]))
    }
    if (again) this.#compare(profile, again)
  }

  #compare(first: Profile, again: Profile): void {
    const [before, after] = [inOrder(first, 'strength'), inOrder(again, 'strength')]
    before.forEach((strength, index) => {
      this.#differences.push(100 * (after[index]! - strength))
    })
    this.#sameLeader.push(Number(first.archetypes[0]!.name === again.archetypes[0]!.name))
  }

  figures(): ForeignFigures {
    const people = this.#truth.length
    const column = (rows: number[][], index: number) => rows.map((row) => row[index]!)
    const rOf = (rows: number[][]) =>
      archetypes.map((_, i) => correlation(column(this.#truth, i), column(rows, i)))
    const perArchetype = rOf(this.#estimates)
    const words = [...new Set(this.#named.map(({ word }) => word))]
    return {
      people,
      r: mean(perArchetype),
      worst: Math.min(...perArchetype),
      leader: this.#hits.leader / people,
      inThree: this.#hits.inThree / people,
      topThree: this.#hits.topThree / people,
      sumsR: mean(rOf(this.#sums)),
      sumsLeader: this.#hits.sumsLeader / people,
      sumsInThree: this.#hits.sumsInThree / people,
      coverage80: mean(this.#covered),
      leaderStated: mean(this.#chances),
      leaderError: calibrationError(this.#chances, this.#leaderHits),
      namedError: calibrationError(
        this.#named.map(({ chance }) => chance),
        this.#named.map(({ isHit }) => isHit),
      ),
      doubtful: this.#hits.doubtful / people,
      words: Object.fromEntries(words.map((word) => [word, this.#figuresOf(word)])),
      retestDeviation: this.#differences.length > 0 ? deviation(this.#differences) : null,
      sameLeader: this.#sameLeader.length > 0 ? mean(this.#sameLeader) : null,
    }
  }

  #figuresOf(word: string) {
    const called = this.#named.filter((one) => one.word === word)
    return {
      count: called.length,
      stated: mean(called.map(({ chance }) => chance)),
      hit: mean(called.map(({ isHit }) => Number(isHit))),
    }
  }
}

function inOrder({ archetypes: estimates }: Profile, key: 'mean' | 'strength'): number[] {
  return archetypes.map((name) => estimates.find((one) => one.name === name)![key])
}
