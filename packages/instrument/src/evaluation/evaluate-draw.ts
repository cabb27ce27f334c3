import { shuffle } from '../choice/shuffle.ts'
import { archetypes, dimensions } from '../dimensions.ts'
import { coreItems } from '../items/core.ts'
import { likertItems } from '../items/item-bank.ts'
import { choiceItems } from '../items/scenarios.ts'
import type { Profile } from '../profile.ts'
import { collectEvidence } from '../scoring/answer-evidence.ts'
import type { Answer } from '../scoring/answers.ts'
import { estimatePosterior } from '../scoring/estimator.ts'
import { scoreAnswers } from '../scoring/score-answers.ts'
import { FamilyTally } from './family-tally.ts'
import { correlation, mean } from './measures.ts'
import { type Recovery, RecoveryTally } from './recovery.ts'
import {
  answerAtRandom,
  answerCore,
  answerEverything,
  answerInOneLine,
  type FormShift,
} from './respondent.ts'
import { naiveQuiz, naiveSums, sumScores } from './sum-scores.ts'
import { type Person, World, type WorldSettings } from './world.ts'

export const lengths = ['ten', 'thirty'] as const
export type Length = (typeof lengths)[number]

/** What one draw of a world shows about one length of the form. */
export interface LengthFigures {
  model: Recovery
  sums: Recovery
  naiveQuiz: Recovery
  shuffledKeys: Recovery
  shadowPressureR: number
  personaR: number
  selfR: number
  innerOtherR: number
  personasR: number
  shadowsR: number
  shadowTopThree: number
  leadingMotive: number
  coverage80: number
  /** The stated probability of the leader, and whether it was right, for each person. */
  leaderChances: number[]
  leaderHits: boolean[]
  retestSame: number
  retestStability90: number
  /** True acquiescence, and the strength of each archetype, for each person. */
  acquiescence: number[]
  strengths: number[][]
  straightCaught: number
  straightFalse: number
  languageLoss: number
  languageShift: number
  /** Person fit of genuine and of random respondents, for the cut that holds over all draws. */
  genuineLz: number[]
  randomLz: number[]
}

export interface DrawFigures extends Record<Length, LengthFigures> {
  wholeBank: Recovery
}

const wholeBankShare = 0.2
const isStraight = ({ quality }: Profile) => quality.flags.includes('straightLining')
const formOf = (length: Length): Profile['form'] => (length === 'ten' ? 'core' : 'full')
const meansOf = (answers: readonly Answer[]) =>
  estimatePosterior(collectEvidence(answers).evidence).mean
const archetypeMeans = (means: Float64Array) => [...means.subarray(0, archetypes.length)]

/** Simulates one draw of a world and measures both lengths of the form on the same people. */
export function evaluateDraw(settings: WorldSettings, seed: number, people: number): DrawFigures {
  const world = new World(settings, seed)
  const tally = { ten: new LengthTally(world, 'ten'), thirty: new LengthTally(world, 'thirty') }
  const wholeBank = new RecoveryTally()
  for (let index = 0; index < people; index++) {
    const person = world.drawPerson()
    const full = answerEverything(world, person, seed * 10_000 + index)
    const again = answerEverything(world, person, seed * 10_000 + index + 1)
    const later = answerEverything(world, world.drawLater(person, 0.9), seed * 10_000 + index + 2)
    for (const length of lengths) {
      const part = (answers: readonly Answer[]) =>
        length === 'ten' ? answers.slice(0, coreItems.length) : answers
      tally[length].add(person, part(full), part(again), part(later))
    }
    if (index < people * wholeBankShare) {
      wholeBank.add(person.theta, archetypeMeans(meansOf(answerWholeBank(world, person))))
    }
  }
  return {
    ten: tally.ten.figures(),
    thirty: tally.thirty.figures(),
    wholeBank: wholeBank.result(),
  }
}

function answerWholeBank(world: World, person: Person): Answer[] {
  const residuals = world.drawResiduals()
  const likert = likertItems.map(
    (item): Answer => ({
      kind: 'likert',
      itemId: item.id,
      value: world.answerLikert(item, person, residuals),
    }),
  )
  const choices = choiceItems.map((item): Answer => {
    const shownOptionIds = shuffle(item.options, world.random)
      .slice(0, 6)
      .map(({ id }) => id)
    const optionId = world.answerChoice(item, shownOptionIds, person)
    return { kind: 'choice', itemId: item.id, optionId, shownOptionIds }
  })
  return [...likert, ...choices]
}

class LengthTally {
  readonly #world: World
  readonly #length: Length
  readonly #model = new RecoveryTally()
  readonly #sums = new RecoveryTally()
  readonly #naive = new RecoveryTally()
  readonly #shuffled = new RecoveryTally()
  readonly #families = new FamilyTally()
  readonly #quiz
  readonly #permutation: readonly number[]
  readonly #forms: { shifts: FormShift; tally: RecoveryTally; estimates: number[][] }[]
  readonly #theta: Float64Array[] = []
  readonly #means: Float64Array[] = []
  readonly #again: number[][] = []
  readonly #later: number[][] = []
  readonly #strengths: number[][] = []
  readonly #caught: boolean[] = []
  readonly #false: boolean[] = []
  readonly #genuineLz: number[] = []
  readonly #randomLz: number[] = []

  constructor(world: World, length: Length) {
    this.#world = world
    this.#length = length
    this.#quiz = naiveQuiz(length === 'ten' ? 10 : 30)
    this.#permutation = shuffle([...archetypes.keys()], world.random)
    this.#forms = [
      [0, 0],
      [0.25, 0.35],
      [0.15, 0.25],
    ].map(([share, size]) => ({
      shifts: drawFormShift(world, share!, size!),
      tally: new RecoveryTally(),
      estimates: [],
    }))
  }

  add(
    person: Person,
    answers: readonly Answer[],
    again: readonly Answer[],
    later: readonly Answer[],
  ) {
    const { theta } = person
    const profile = scoreAnswers(answers, { form: formOf(this.#length) })
    const means = meansOf(answers)
    this.#theta.push(theta)
    this.#means.push(means)
    this.#model.add(theta, archetypeMeans(means))
    this.#sums.add(theta, sumScores(answers))
    this.#addNaive(person)
    this.#shuffled.add(theta, this.#withShuffledKeys(archetypeMeans(means)))
    this.#families.add(theta, profile)
    this.#again.push(archetypeMeans(meansOf(again)))
    this.#later.push(archetypeMeans(meansOf(later)))
    this.#strengths.push(
      archetypes.map((name) => profile.archetypes.find((one) => one.name === name)!.strength),
    )
    this.#addQuality(profile, answers)
    this.#addForms(person)
  }

  #addNaive(person: Person): void {
    const residuals = this.#world.drawResiduals()
    const values = this.#quiz.map((item) => this.#world.answerLikert(item, person, residuals))
    this.#naive.add(person.theta, naiveSums(this.#quiz, values))
  }

  /** Every key credited to another archetype: what is left is not the person's. */
  #withShuffledKeys(estimate: readonly number[]): number[] {
    const order = this.#permutation
    const shuffled = [...estimate]
    order.forEach((index, position) => {
      shuffled[index] = estimate[order[(position + 1) % order.length]!]!
    })
    return shuffled
  }

  #addQuality(profile: Profile, answers: readonly Answer[]): void {
    const { random } = this.#world
    const form = { form: formOf(this.#length) }
    this.#false.push(isStraight(profile))
    this.#caught.push(isStraight(scoreAnswers(answerInOneLine(answers, random), form)))
    this.#genuineLz.push(profile.quality.lz)
    this.#randomLz.push(scoreAnswers(answerAtRandom(answers, random), form).quality.lz)
  }

  #addForms(person: Person): void {
    for (const form of this.#forms) {
      const answers =
        this.#length === 'ten'
          ? answerCore(this.#world, person, form.shifts)
          : answerEverything(this.#world, person, this.#theta.length, form.shifts)
      const estimate = archetypeMeans(meansOf(answers))
      form.tally.add(person.theta, estimate)
      form.estimates.push(estimate)
    }
  }

  figures(): LengthFigures {
    const dimensionR = (name: (typeof dimensions)[number]) => {
      const index = dimensions.indexOf(name)
      const of = (vectors: readonly Float64Array[]) => vectors.map((vector) => vector[index]!)
      return correlation(of(this.#theta), of(this.#means))
    }
    const alpha = this.#theta.map((theta) => theta[dimensions.indexOf('acquiescence')]!)
    const first = this.#means.map(archetypeMeans)
    return {
      model: this.#model.result(),
      sums: this.#sums.result(),
      naiveQuiz: this.#naive.result(),
      shuffledKeys: this.#shuffled.result(),
      shadowPressureR: dimensionR('shadowPressure'),
      personaR: dimensionR('persona'),
      selfR: dimensionR('self'),
      innerOtherR: dimensionR('innerOther'),
      ...this.#families.figures(),
      retestSame: meanCorrelation(first, this.#again),
      retestStability90: meanCorrelation(first, this.#later),
      acquiescence: alpha,
      strengths: this.#strengths,
      straightCaught: shareOf(this.#caught),
      straightFalse: shareOf(this.#false),
      ...this.#languageFigures(),
      genuineLz: this.#genuineLz,
      randomLz: this.#randomLz,
    }
  }

  #languageFigures(): Pick<LengthFigures, 'languageLoss' | 'languageShift'> {
    const [plain, ...shifted] = this.#forms
    const meanOf = (estimates: number[][], index: number) =>
      mean(estimates.map((estimate) => estimate[index]!))
    return {
      languageLoss: Math.max(
        ...shifted.map(({ tally }) => plain!.tally.result().r - tally.result().r),
      ),
      languageShift: Math.max(
        ...shifted.flatMap(({ estimates }) =>
          archetypes.map((_, index) =>
            Math.abs(meanOf(estimates, index) - meanOf(plain!.estimates, index)),
          ),
        ),
      ),
    }
  }
}

/** In a share of items the translation is easier or harder to agree with. */
function drawFormShift(world: World, share: number, size: number): FormShift {
  const shifts = new Map(
    likertItems.map(({ id }) => {
      const isShifted = world.random() < share
      return [id, isShifted ? (world.random() < 0.5 ? -size : size) : 0]
    }),
  )
  return ({ id }) => shifts.get(id) ?? 0
}

function meanCorrelation(one: readonly number[][], other: readonly number[][]): number {
  return mean(
    archetypes.map((_, index) =>
      correlation(
        one.map((estimate) => estimate[index]!),
        other.map((estimate) => estimate[index]!),
      ),
    ),
  )
}

const shareOf = (flags: readonly boolean[]) => mean(flags.map(Number))
