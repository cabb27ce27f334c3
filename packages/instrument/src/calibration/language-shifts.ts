import { type Language, languages } from '../dimensions.ts'
import { likertItems } from '../items/item-bank.ts'
import { collectEvidence } from '../scoring/answer-evidence.ts'
import { estimatePosterior } from '../scoring/estimator.ts'
import { logisticScale } from '../scoring/item-parameters.ts'
import { likertGradient, likertInformation, project } from '../scoring/likelihood.ts'
import type { ParameterSet } from '../scoring/parameter-set.ts'
import type { CalibrationForm } from './calibration-form.ts'

/** A statement that people of one language agree with more or less easily than all others do. */
export interface LanguageShift {
  itemId: string
  language: Language
  /** How much harder it is to agree with, SD of the latent response. */
  shift: number
  /** The shift in standard errors. */
  z: number
  answers: number
}

/** From this |z| on a shift is reported: one in a hundred by chance alone. */
const reportedFrom = 2.58
const fewestAnswers = 20

/** Scores of single answers: how far each lies above what was expected of the person. */
interface Scores {
  scores: number[]
  information: number
}

/**
 * Statements that differ between languages in how easy they are to agree with, given the person: a
 * score test of a shift of all thresholds. It needs 20 answers in the language and 20 in others.
 */
export function languageShifts(
  forms: readonly CalibrationForm[],
  parameters: ParameterSet,
): { tested: number; shifts: LanguageShift[] } {
  const collected = collectScores(forms, parameters)
  const shifts: LanguageShift[] = []
  let tested = 0
  for (const { id } of likertItems) {
    for (const language of languages) {
      const own = collected.get(`${id} ${language}`)
      const others = languages
        .filter((other) => other !== language)
        .flatMap((other) => collected.get(`${id} ${other}`) ?? [])
      const rest = others.flatMap(({ scores }) => scores)
      if (!own || own.scores.length < fewestAnswers || rest.length < fewestAnswers) continue
      tested++
      const difference = meanOf(own.scores) - meanOf(rest)
      const z = difference / Math.hypot(errorOf(own.scores), errorOf(rest))
      if (Math.abs(z) <= reportedFrom) continue
      const perAnswer = own.information / own.scores.length
      const shift = -difference / perAnswer / logisticScale
      shifts.push({ itemId: id, language, shift, z: -z, answers: own.scores.length })
    }
  }
  return { tested, shifts: shifts.sort((one, other) => Math.abs(other.z) - Math.abs(one.z)) }
}

/** By item and language. */
function collectScores(
  forms: readonly CalibrationForm[],
  parameters: ParameterSet,
): Map<string, Scores> {
  const collected = new Map<string, Scores>()
  for (const { language, answers } of forms) {
    const { itemIds, evidence } = collectEvidence(answers, parameters.items)
    const { mean } = estimatePosterior(evidence, undefined, parameters.priorPrecision)
    evidence.forEach((answer, index) => {
      if (answer.kind !== 'likert') return
      const key = `${itemIds[index]} ${language}`
      const entry = collected.get(key) ?? { scores: [], information: 0 }
      collected.set(key, entry)
      entry.scores.push(likertGradient(answer, mean))
      const eta = project(answer.parameters.slope, mean)
      entry.information += likertInformation(answer.parameters, eta)
    })
  }
  return collected
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Standard error of the mean. */
function errorOf(values: readonly number[]): number {
  const mean = meanOf(values)
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(square / (values.length - 1) / values.length)
}
