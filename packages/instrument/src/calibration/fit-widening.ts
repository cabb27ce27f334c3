import { archetypes } from '../dimensions.ts'
import { coreItems } from '../items/core.ts'
import { collectEvidence } from '../scoring/answer-evidence.ts'
import type { Answer } from '../scoring/answers.ts'
import { estimatePosterior } from '../scoring/estimator.ts'
import type { ParameterSet } from '../scoring/parameter-set.ts'
import { dimensionCount } from '../scoring/prior.ts'
import type { CalibrationForm } from './calibration-form.ts'

const K = dimensionCount

/** What the shipped widening comes to, and how many people it is worth. */
const shippedWidening = 5
const shippedPeople = 50

/**
 * How much too small the posterior covariance is: after n answers it is to be widened by 1 + c / n. If the
 * model holds, estimates from few answers and from all answers differ by what the fall of the variance
 * predicts; c makes up for a larger difference.
 *
 * @param forms none of those that the parameters were fitted to
 * @returns c, at least 0, drawn back to the shipped widening
 */
export function fitWidening(forms: readonly CalibrationForm[], parameters: ParameterSet): number {
  let [excess, scale] = [0, 0]
  for (const { answers } of forms) {
    const all = summarise(answers, parameters)
    for (const part of [answers.slice(0, coreItems.length), everyOther(answers)]) {
      const some = summarise(part, parameters)
      for (let i = 0; i < archetypes.length; i++) {
        const variance = all.variances[i]!
        excess += (all.mean[i]! - some.mean[i]!) ** 2 + variance - some.variances[i]!
        scale += some.variances[i]! / part.length - variance / answers.length
      }
    }
  }
  const fitted = scale > 0 ? excess / scale : shippedWidening
  const weighted = forms.length * fitted + shippedPeople * shippedWidening
  return Math.max(0, weighted / (forms.length + shippedPeople))
}

function everyOther(answers: readonly Answer[]): Answer[] {
  return answers.filter((_, index) => index % 2 === 0)
}

function summarise(answers: readonly Answer[], parameters: ParameterSet) {
  const { evidence } = collectEvidence(answers, parameters.items)
  const { mean, covariance } = estimatePosterior(evidence, undefined, parameters.priorPrecision)
  return { mean, variances: archetypes.map((_, i) => covariance[i * K + i]!) }
}
