import type { Profile, QualityFlag } from '@individua/instrument/profile'
import { isDoubtful, responseStyleOf } from '@individua/instrument/quality/response-quality'
import type { Answer } from '@individua/instrument/scoring/answers'
import { type Form, scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { mean, quantile } from './measures.ts'
import { answerAtRandom, answerExtremely, answerInOneLine } from './respondent.ts'
import type { Person, World } from './world.ts'

/** The two measures behind the flag `inconsistent`. */
export type Fit = Pick<Profile['quality'], 'lz' | 'contradiction'>

export interface QualityFigures {
  straightCaught: number
  straightFalse: number
  /** The flag as shipped: of genuine and of random respondents. */
  inconsistentFalse: number
  inconsistentCaught: number
  /** Share of genuine respondents whose answers lower every word. */
  doubtfulFalse: number
  extremeCaught: number
  /** Share of genuine respondents flagged for extreme answers. */
  extremeFalse: number
  /** Share of genuine respondents flagged for any response style. */
  styleFalse: number
  genuineFits: Fit[]
  randomFits: Fit[]
  halfRandomFits: Fit[]
}

const falseAlarms = 0.05
/** The part of these that contradictory pairs may raise. */
const pairAlarms = 0.005

/** How often each quality check flags answers, rightly and wrongly. */
export class QualityTally {
  readonly #world: World
  readonly #form: Form
  readonly #genuine: Profile['quality'][] = []
  readonly #straight: Profile['quality'][] = []
  readonly #extreme: Profile['quality'][] = []
  readonly #random: Profile['quality'][] = []
  readonly #halfRandom: Profile['quality'][] = []

  constructor(world: World, form: Form) {
    this.#world = world
    this.#form = form
  }

  add(person: Person, answers: readonly Answer[], { quality }: Profile): void {
    const { random } = this.#world
    const of = (given: readonly Answer[]) => scoreAnswers(given, { form: this.#form }).quality
    this.#genuine.push(quality)
    this.#straight.push(of(answerInOneLine(answers, random)))
    this.#extreme.push(of(answerExtremely(this.#world, person, answers)))
    const careless = answerAtRandom(answers, random)
    const halfCareless = answers.map((answer, index) =>
      random() < 0.5 ? careless[index]! : answer,
    )
    this.#random.push(of(careless))
    this.#halfRandom.push(of(halfCareless))
  }

  figures(): QualityFigures {
    return {
      straightCaught: flaggedShare(this.#straight, 'straightLining'),
      straightFalse: flaggedShare(this.#genuine, 'straightLining'),
      inconsistentFalse: flaggedShare(this.#genuine, 'inconsistent'),
      inconsistentCaught: flaggedShare(this.#random, 'inconsistent'),
      doubtfulFalse: this.#genuine.filter(isDoubtful).length / Math.max(1, this.#genuine.length),
      extremeCaught: flaggedShare(this.#extreme, 'responseStyle'),
      extremeFalse: flaggedShare(
        this.#genuine.filter((quality) => responseStyleOf(quality) === 'extreme'),
        'responseStyle',
        this.#genuine.length,
      ),
      styleFalse: flaggedShare(this.#genuine, 'responseStyle'),
      genuineFits: this.#genuine,
      randomFits: this.#random,
      halfRandomFits: this.#halfRandom,
    }
  }
}

export interface CalibratedCuts {
  /** Above this contradiction lie .5 % of genuine respondents; NaN where there are no pairs. */
  contradictionCut: number
  /** Together with it, 5 % lie below this lz. */
  lzCut: number
  /** Share of random respondents caught by both, by person fit and by pairs alone, each at 5 % false. */
  randomCaught: number
  randomCaughtByFit: number
  randomCaughtByPairs: number
  /** The same of respondents who give every second answer at random. */
  halfRandomCaught: number
  halfRandomCaughtByFit: number
}

/** The cuts that hold false alarms at 5 %, and what they catch. */
export function calibrateCuts(
  genuine: readonly Fit[],
  random: readonly Fit[],
  halfRandom: readonly Fit[],
): CalibratedCuts {
  const contradictions = genuine.flatMap(({ contradiction }) => contradiction ?? [])
  const contradictionCut = quantile(contradictions, 1 - pairAlarms)
  const rest = genuine.filter((fit) => !isAbove(fit, contradictionCut)).map(({ lz }) => lz)
  const alarmsLeft = falseAlarms * genuine.length - (genuine.length - rest.length)
  const lzCut = quantile(rest, alarmsLeft / rest.length)
  const lzCutAlone = quantile(
    genuine.map(({ lz }) => lz),
    falseAlarms,
  )
  const pairCutAlone = quantile(contradictions, 1 - falseAlarms)
  const isCaught = (fit: Fit) => fit.lz < lzCut || isAbove(fit, contradictionCut)
  const isCaughtByFit = ({ lz }: Fit) => lz < lzCutAlone
  return {
    contradictionCut,
    lzCut,
    randomCaught: shareOf(random, isCaught),
    randomCaughtByFit: shareOf(random, isCaughtByFit),
    randomCaughtByPairs: shareOf(random, (fit) => isAbove(fit, pairCutAlone)),
    halfRandomCaught: shareOf(halfRandom, isCaught),
    halfRandomCaughtByFit: shareOf(halfRandom, isCaughtByFit),
  }
}

const isAbove = ({ contradiction }: Fit, cut: number) =>
  contradiction !== null && contradiction > cut

const shareOf = (fits: readonly Fit[], counts: (fit: Fit) => boolean) =>
  mean(fits.map((fit) => Number(counts(fit))))

function flaggedShare(
  qualities: readonly Profile['quality'][],
  flag: QualityFlag,
  outOf = qualities.length,
): number {
  return qualities.filter(({ flags }) => flags.includes(flag)).length / Math.max(1, outOf)
}
