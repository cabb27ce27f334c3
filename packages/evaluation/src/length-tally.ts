import { shuffle } from '@individua/instrument/choice/shuffle'
import { archetypes, dimensions } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { collectEvidence } from '@individua/instrument/scoring/answer-evidence'
import type { Answer } from '@individua/instrument/scoring/answers'
import { estimatePosterior } from '@individua/instrument/scoring/estimator'
import { createRandom } from '@individua/instrument/scoring/random'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { type FamilyFigures, FamilyTally } from './family-tally.ts'
import { type LanguageFigures, LanguageForms } from './language-forms.ts'
import { correlation, mean } from './measures.ts'
import { type QualityFigures, QualityTally } from './quality-tally.ts'
import { type Recovery, RecoveryTally } from './recovery.ts'
import { answerCore, answerEverything } from './respondent.ts'
import { ShuffledBank } from './shuffled-bank.ts'
import { naiveQuiz, naiveSums, sumScores } from './sum-scores.ts'
import type { Person, World } from './world.ts'

export const lengths = ['ten', 'thirty'] as const
export type Length = (typeof lengths)[number]

/** What one draw of a world shows about one length of the form. */
export interface LengthFigures extends FamilyFigures, LanguageFigures, QualityFigures {
  model: Recovery
  sums: Recovery
  naiveQuiz: Recovery
  shuffledKeys: Recovery
  shadowPressureR: number
  personaR: number
  selfR: number
  innerOtherR: number
  /** Reliability the model states for each archetype: 1 − mean posterior variance. */
  reliability: number[]
  retestSame: number
  retestStability90: number
  /** True habits, and the strength of each archetype, for each person. */
  acquiescence: number[]
  extremeStyle: number[]
  strengths: number[][]
}

/** One person's answers: the set that is scored, a retest with the same traits, and one with changed traits. */
export interface Administrations {
  answers: readonly Answer[]
  again: readonly Answer[]
  later: readonly Answer[]
}

const dealsPerPerson = 4
const formOf = (length: Length): Profile['form'] => (length === 'ten' ? 'core' : 'full')
export const meansOf = (answers: readonly Answer[]) =>
  estimatePosterior(collectEvidence(answers).evidence).mean
export const archetypeMeans = (means: Float64Array) => [...means.subarray(0, archetypes.length)]

/** Measures one length of the form on the people of one draw. */
export class LengthTally {
  readonly #world: World
  readonly #length: Length
  readonly #model = new RecoveryTally()
  readonly #sums = new RecoveryTally()
  readonly #naive = new RecoveryTally()
  readonly #shuffled = new RecoveryTally()
  readonly #dealing: () => number
  readonly #families = new FamilyTally()
  readonly #quality: QualityTally
  readonly #languages: LanguageForms
  readonly #quiz
  readonly #people: Person[] = []
  readonly #means: Float64Array[] = []
  readonly #variances: number[][] = []
  readonly #again: number[][] = []
  readonly #later: number[][] = []
  readonly #strengths: number[][] = []

  constructor(world: World, length: Length) {
    this.#world = world
    this.#length = length
    this.#dealing = createRandom(Math.floor(world.random() * 2 ** 32))
    this.#quiz = naiveQuiz(length === 'ten' ? 10 : 30)
    this.#quality = new QualityTally(world, formOf(length))
    this.#languages = new LanguageForms(world)
  }

  add(person: Person, { answers, again, later }: Administrations): void {
    const { theta } = person
    const profile = scoreAnswers(answers, { form: formOf(this.#length) })
    const means = meansOf(answers)
    this.#people.push(person)
    this.#means.push(means)
    this.#model.add(theta, archetypeMeans(means))
    this.#sums.add(theta, sumScores(answers))
    this.#addShuffled(theta, answers)
    this.#families.add(theta, profile)
    this.#again.push(archetypeMeans(meansOf(again)))
    this.#later.push(archetypeMeans(meansOf(later)))
    this.#addEstimates(profile)
    this.#quality.add(person, answers, profile)
    this.#addNaive(person)
    this.#addForms(person)
  }

  #addEstimates(profile: Profile): void {
    const inOrder = archetypes.map((name) => profile.archetypes.find((one) => one.name === name)!)
    this.#strengths.push(inOrder.map(({ strength }) => strength))
    this.#variances.push(inOrder.map(({ sd }) => sd ** 2))
  }

  /** Shuffles the keys anew for each person, so that the mean does not depend on a single shuffle. */
  #addShuffled(theta: Float64Array, answers: readonly Answer[]): void {
    for (let deal = 0; deal < dealsPerPerson; deal++) {
      const bank = new ShuffledBank((entries) => shuffle(entries, this.#dealing))
      this.#shuffled.add(theta, archetypeMeans(meansOf(bank.read(answers))))
    }
  }

  #addNaive(person: Person): void {
    const residuals = this.#world.drawResiduals()
    const values = this.#quiz.map((item) => this.#world.answerLikert(item, person, residuals))
    this.#naive.add(person.theta, naiveSums(this.#quiz, values))
  }

  #addForms(person: Person): void {
    const world = this.#world
    this.#languages.add(person.theta, (shift) => {
      const answers =
        this.#length === 'ten'
          ? answerCore(world, person, shift)
          : answerEverything(world, person, this.#people.length, { shift })
      return archetypeMeans(meansOf(answers))
    })
  }

  figures(): LengthFigures {
    const trueValues = (index: number) => this.#people.map(({ theta }) => theta[index]!)
    const dimensionR = (name: (typeof dimensions)[number]) => {
      const index = dimensions.indexOf(name)
      const estimates = this.#means.map((means) => means[index]!)
      return correlation(trueValues(index), estimates)
    }
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
      reliability: archetypes.map(
        (_, index) => 1 - mean(this.#variances.map((variances) => variances[index]!)),
      ),
      ...this.#families.figures(),
      ...this.#quality.figures(),
      ...this.#languages.figures(),
      retestSame: meanCorrelation(first, this.#again),
      retestStability90: meanCorrelation(first, this.#later),
      acquiescence: trueValues(dimensions.indexOf('acquiescence')),
      extremeStyle: this.#people.map(({ style }) => -Math.log(style)),
      strengths: this.#strengths,
    }
  }
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
