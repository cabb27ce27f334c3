import { choiceItems } from '../items/scenarios.ts'
import { collectEvidence } from '../scoring/answer-evidence.ts'
import { estimatePosterior } from '../scoring/estimator.ts'
import { choleskyFactor } from '../scoring/linear-algebra.ts'
import type { ParameterSet } from '../scoring/parameter-set.ts'
import { dimensionCount } from '../scoring/prior.ts'
import { createNormal, createRandom } from '../scoring/random.ts'
import type { CalibrationForm } from './calibration-form.ts'
import { type ChoiceRow, fitOptions } from './fit-options.ts'
import { fitStatement, type StatementRows } from './fit-statement.ts'
import {
  appealIndex,
  type OptionValues,
  type ParameterValues,
  parameterSetOf,
  shippedValues,
} from './parameter-values.ts'

const K = dimensionCount

const iterations = 7
/** So many last iterations are averaged: the random draws of one alone put its parameters off. */
const averaged = 3
/** Draws for each person: two, and their mirror images. */
const drawCount = 4
/** How many people the shipped correlations are worth. */
const priorPeople = 150

/**
 * Fits loadings, thresholds, appeals and the correlations of the reference group to forms: stochastic
 * expectation maximisation. Each iteration draws each person's traits from their posterior under the
 * parameters so far, then fits the parameters to the draws, drawn back to the shipped values.
 * Variances stay at 1. Deterministic.
 */
export function fitParameters(forms: readonly CalibrationForm[], seed = 1): ParameterValues {
  const shipped = shippedValues()
  const normal = createNormal(createRandom(seed))
  const means = forms.map(() => new Float64Array(K))
  const kept: ParameterValues[] = []
  let values = shipped
  for (let iteration = 0; iteration < iterations; iteration++) {
    const traits = drawTraits(forms, means, parameterSetOf(values, ''), normal)
    values = maximise(forms, traits, values, shipped)
    if (iteration >= iterations - averaged) kept.push(values)
  }
  return averageOf(kept)
}

/** Draws of each person's traits, 17 values a draw; `means` keeps where the next search begins. */
function drawTraits(
  forms: readonly CalibrationForm[],
  means: Float64Array[],
  parameters: ParameterSet,
  normal: () => number,
): Float64Array {
  const traits = new Float64Array(forms.length * drawCount * K)
  const factor = new Float64Array(K * K)
  forms.forEach(({ answers }, person) => {
    const { evidence } = collectEvidence(answers, parameters.items)
    const posterior = estimatePosterior(evidence, means[person], parameters.priorPrecision)
    const { mean } = posterior
    means[person] = mean
    choleskyFactor(posterior.covariance, factor, K)
    for (let draw = 0; draw < drawCount; draw += 2) {
      const offset = (person * drawCount + draw) * K
      const z = Float64Array.from({ length: K }, normal)
      for (let i = 0; i < K; i++) {
        let deviation = 0
        for (let k = 0; k <= i; k++) deviation += factor[i * K + k]! * z[k]!
        traits[offset + i] = mean[i]! + deviation
        traits[offset + K + i] = mean[i]! - deviation
      }
    }
  })
  return traits
}

function maximise(
  forms: readonly CalibrationForm[],
  traits: Float64Array,
  values: ParameterValues,
  shipped: ParameterValues,
): ParameterValues {
  const weight = 1 / drawCount
  const { statements, situations } = rowsOf(forms)
  const fitted: ParameterValues = {
    statements: new Map(values.statements),
    options: new Map(values.options),
    covariance: fitCovariance(traits, forms.length, shipped.covariance),
  }
  for (const [id, rows] of statements) {
    const [start, before] = [values.statements.get(id)!, shipped.statements.get(id)!]
    fitted.statements.set(id, fitStatement(start, before, rows, traits, weight))
  }
  // Options have no acquiescence: its entry becomes the constant that the appeal multiplies.
  const constant = Float64Array.from(traits, (x, index) => (index % K === appealIndex ? 1 : x))
  for (const item of choiceItems) {
    const rows = situations.get(item.id)
    if (!rows) continue
    const of = (from: ParameterValues) => item.options.map(({ id }) => from.options.get(id)!)
    fitOptions(of(values), of(shipped), rows, constant, weight).forEach((option, index) => {
      fitted.options.set(item.options[index]!.id, option)
    })
  }
  return fitted
}

function rowsOf(forms: readonly CalibrationForm[]) {
  const statements = new Map<string, StatementRows>()
  const situations = new Map<string, ChoiceRow[]>()
  const optionIndex = new Map(
    choiceItems.flatMap(({ options }) =>
      options.map(({ id }, index): [string, number] => [id, index]),
    ),
  )
  forms.forEach(({ answers }, person) => {
    const offsets = Array.from({ length: drawCount }, (_, draw) => (person * drawCount + draw) * K)
    for (const answer of answers) {
      if (answer.kind === 'likert') {
        const rows = statements.get(answer.itemId) ?? { offsets: [], values: [] }
        statements.set(answer.itemId, rows)
        rows.offsets.push(...offsets)
        rows.values.push(...offsets.map(() => answer.value))
      } else if (answer.kind === 'choice') {
        const rows = situations.get(answer.itemId) ?? []
        situations.set(answer.itemId, rows)
        const shown = answer.shownOptionIds.map((id) => optionIndex.get(id)!)
        const chosen = optionIndex.get(answer.optionId)!
        rows.push(...offsets.map((offset) => ({ offset, shown, chosen })))
        if (answer.secondOptionId === undefined) continue
        const left = shown.filter((option) => option !== chosen)
        const second = optionIndex.get(answer.secondOptionId)!
        rows.push(...offsets.map((offset) => ({ offset, shown: left, chosen: second })))
      }
    }
  })
  return { statements, situations }
}

/** Correlations of the draws, the shipped ones counting as so many people. */
function fitCovariance(traits: Float64Array, people: number, shipped: Float64Array): Float64Array {
  const sum = shipped.map((value) => priorPeople * value)
  for (let offset = 0; offset < traits.length; offset += K) {
    for (let i = 0; i < K; i++) {
      for (let j = 0; j < K; j++) {
        sum[i * K + j]! += (traits[offset + i]! * traits[offset + j]!) / drawCount
      }
    }
  }
  const deviation = (i: number) => Math.sqrt(sum[i * K + i]! / (priorPeople + people))
  return sum.map((value, entry) => {
    const [i, j] = [Math.floor(entry / K), entry % K]
    return i === j ? 1 : value / (priorPeople + people) / (deviation(i) * deviation(j))
  })
}

function averageOf(all: readonly ParameterValues[]): ParameterValues {
  const average = (read: (values: ParameterValues) => Float64Array) =>
    read(all[0]!).map((_, index) => {
      return all.reduce((sum, values) => sum + read(values)[index]!, 0) / all.length
    })
  const [first] = all
  return {
    statements: new Map(
      [...first!.statements.keys()].map((id) => [
        id,
        {
          loadings: average(({ statements }) => statements.get(id)!.loadings),
          thresholds: average(({ statements }) => statements.get(id)!.thresholds),
        },
      ]),
    ),
    options: new Map(
      [...first!.options.keys()].map((id): [string, OptionValues] => [
        id,
        average(({ options }) => options.get(id)!),
      ]),
    ),
    covariance: average(({ covariance }) => covariance),
  }
}
