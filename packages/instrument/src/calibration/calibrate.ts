import { type ParameterSet, shippedParameters } from '../scoring/parameter-set.ts'
import { type CalibrationForm, completeForms, fewestForms } from './calibration-form.ts'
import { fitParameters } from './fit-parameters.ts'
import { fitWidening } from './fit-widening.ts'
import { formLikelihood } from './form-likelihood.ts'
import { type LanguageShift, languageShifts } from './language-shifts.ts'
import { parameterVersion } from './parameter-file.ts'
import { type ParameterValues, parameterSetOf } from './parameter-values.ts'

/** What calibration found out, beside the parameters. */
export interface CalibrationReport {
  forms: number
  heldOut: {
    forms: number
    /** How much more plausible a form is by the new parameters, in nats, and its standard error. */
    gain: number
    standardError: number
  }
  languages: { tested: number; shifts: readonly LanguageShift[] }
}

export interface Calibration {
  /** See `ParameterFile`. */
  version: string
  values: ParameterValues
  /** The covariance after n answers is widened by 1 + widening / n for probabilities of ranks. */
  widening: number
  report: CalibrationReport
}

export type CalibrationRefusal =
  | { reason: 'tooFewForms'; forms: number; needed: number }
  | { reason: 'noImprovement'; report: Pick<CalibrationReport, 'forms' | 'heldOut'> }

/** Every fifth form tests what the others were fitted to. */
const foldCount = 5

/**
 * Fits the parameters of the bank to people's forms, starting from the shipped ones and drawn back to
 * them. Open answers, and forms of fewer than thirty answers, are left out. Deterministic.
 *
 * Refuses where there are too few forms, and where forms that were held out do not become more
 * plausible by more than the standard error.
 */
export function calibrate(
  forms: readonly CalibrationForm[],
): { calibration: Calibration } | { refusal: CalibrationRefusal } {
  const complete = completeForms(forms)
  if (complete.length < fewestForms) {
    const refusal = { reason: 'tooFewForms', forms: complete.length, needed: fewestForms } as const
    return { refusal }
  }
  const isHeldOut = (_: CalibrationForm, index: number) => index % foldCount === 0
  const tested = complete.filter(isHeldOut)
  const trained = complete.filter((form, index) => !isHeldOut(form, index))
  const trial = parameterSetOf(fitParameters(trained), '')
  const heldOut = { forms: tested.length, ...gainOf(tested, trial) }
  if (!(heldOut.gain > heldOut.standardError)) {
    return { refusal: { reason: 'noImprovement', report: { forms: complete.length, heldOut } } }
  }
  const widening = fitWidening(tested, trial)
  const values = fitParameters(complete)
  const version = parameterVersion({ values, widening }, complete.length)
  const languages = languageShifts(complete, parameterSetOf(values, version))
  const report = { forms: complete.length, heldOut, languages }
  return { calibration: { version, values, widening, report } }
}

function gainOf(forms: readonly CalibrationForm[], parameters: ParameterSet) {
  const gains = forms.map(
    ({ answers }) =>
      formLikelihood(answers, parameters) - formLikelihood(answers, shippedParameters),
  )
  const gain = gains.reduce((sum, one) => sum + one, 0) / gains.length
  const square = gains.reduce((sum, one) => sum + (one - gain) ** 2, 0)
  return { gain, standardError: Math.sqrt(square / (gains.length - 1) / gains.length) }
}
